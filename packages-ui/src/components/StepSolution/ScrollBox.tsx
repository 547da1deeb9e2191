import { useCallback, useState, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

/** Scrolls sideways what does not fit, and is a tab stop only then, so that the keyboard can scroll it too. */
export function ScrollBox({
  as: Element = 'span',
  className,
  ...props
}: Omit<ComponentProps<'div'>, 'ref' | 'tabIndex'> & { as?: 'div' | 'span' }) {
  const [scrolls, setScrolls] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const measure = () => setScrolls(element.scrollWidth > element.clientWidth);
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const contents = new MutationObserver(measure);
    contents.observe(element, { childList: true, subtree: true, characterData: true });
    measure();
    return () => {
      sizes.disconnect();
      contents.disconnect();
    };
  }, []);
  return (
    <Element
      ref={ref}
      {...(scrolls && { tabIndex: 0 })}
      className={cn('focus-ring block max-w-full overflow-x-auto overflow-y-hidden rounded-sm', className)}
      {...props}
    />
  );
}
