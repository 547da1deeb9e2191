import { Slot, Slottable } from '@radix-ui/react-slot';
import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';

const tones = {
  brand: 'text-brand decoration-brand-line hover:decoration-current',
  quiet: 'text-ink-2 decoration-line-2 hover:text-ink hover:decoration-current',
};

export interface LinkProps extends ComponentProps<'a'> {
  tone?: keyof typeof tones;
  /** Opens in a new tab; the text says so to screen readers: "(opens in a new tab)" in the app's language. */
  newTabLabel?: string;
  /** Render the only child (a router's link) instead of an `a`. */
  asChild?: boolean;
}

/** A way to another page. Underlined, because colour alone says nothing to some eyes. */
export function Link({
  tone = 'brand',
  newTabLabel,
  asChild = false,
  className,
  children,
  ...props
}: LinkProps) {
  const Root = asChild ? Slot : 'a';
  return (
    <Root
      data-slot="link"
      className={cn(
        'focus-ring rounded-sm underline decoration-1 underline-offset-4 transition-colors [overflow-wrap:anywhere]',
        tones[tone],
        className,
      )}
      {...(newTabLabel ? { target: '_blank', rel: 'noreferrer' } : {})}
      {...props}
    >
      <Slottable>{children}</Slottable>
      {newTabLabel && (
        <>
          <ExternalLink aria-hidden className="ml-1 inline size-3.5 align-baseline" />
          <span className="sr-only"> {newTabLabel}</span>
        </>
      )}
    </Root>
  );
}
