import { useEffect, useRef, useState } from 'react';
import { cn } from '../../lib/cn.js';
import { ScrollBox } from './ScrollBox.js';

/** Past this many characters a formula is an attack or a mistake. */
const LONGEST_FORMULA = 4000;

/**
 * A formula in TeX, set as MathML, which browsers draw and screen readers read. The library that sets it is loaded with
 * the first formula; until then, and where the TeX is wrong, its source is shown. Nothing in the TeX can open an
 * address, load a picture or grow without end.
 */
export function Formula({ text, display }: { text: string; display: boolean }) {
  const holder = useRef<HTMLSpanElement>(null);
  const [state, setState] = useState<'source' | 'typeset' | 'invalid'>('source');

  useEffect(() => {
    let current = true;
    const element = holder.current;
    async function typeset() {
      if (!element || text.length > LONGEST_FORMULA) throw new Error('no formula');
      const { render } = await import('katex');
      if (!current) return;
      render(text, element, {
        output: 'mathml',
        displayMode: display,
        throwOnError: true,
        strict: 'ignore',
        trust: false,
        errorColor: 'currentcolor',
        maxExpand: 200,
        maxSize: 20,
      });
      setState('typeset');
    }
    typeset().catch(() => {
      if (!current) return;
      element?.replaceChildren();
      setState('invalid');
    });
    return () => {
      current = false;
    };
  }, [text, display]);

  const content = (
    <span data-slot="formula" data-state={state}>
      <span ref={holder} className={cn(state !== 'typeset' && 'hidden')} />
      {state !== 'typeset' && (
        <code className="rounded-sm bg-sunken px-1 py-0.5 font-mono text-[0.9em] [overflow-wrap:anywhere]">
          {text}
        </code>
      )}
    </span>
  );
  if (!display) return content;
  return <ScrollBox className="my-1 block py-1 text-center">{content}</ScrollBox>;
}
