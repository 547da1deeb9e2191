import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface StatProps extends ComponentProps<'div'> {
  label: ReactNode;
  value: ReactNode;
  /** A quieter line beneath: compared with what. */
  note?: ReactNode;
  /** A ring or an icon before the words. */
  media?: ReactNode;
}

/** One number with its name. */
export function Stat({ label, value, note, media, className, ...props }: StatProps) {
  return (
    <div data-slot="stat" className={cn('flex min-w-0 items-center gap-3.5', className)} {...props}>
      {media}
      <dl className="min-w-0">
        <dt className="text-sm text-ink-2">{label}</dt>
        <dd className="text-2xl font-semibold tracking-tight [overflow-wrap:anywhere]">{value}</dd>
        {note && <dd className="text-sm text-ink-3">{note}</dd>}
      </dl>
    </div>
  );
}
