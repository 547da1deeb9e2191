import { CircleCheck, CloudOff, History, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import type { Staleness } from './staleness.js';

const looks: Record<Staleness, { icon: LucideIcon; className: string }> = {
  fresh: { icon: CircleCheck, className: 'text-ink-2 [&_svg]:text-used' },
  old: { icon: History, className: 'rounded-full bg-look-soft px-2.5 text-look' },
  offline: { icon: CloudOff, className: 'rounded-full border border-line bg-sunken px-2.5 text-ink-2' },
};

export interface StaleBadgeProps extends ComponentProps<'span'> {
  /** How old the data is; `stalenessOf` tells. The words say it too: the shape and colour only repeat them. */
  state: Staleness;
}

/** Says in words how old what you see is: "Galaxy A15 reported 20 s ago". */
export function StaleBadge({ state, className, children, ...props }: StaleBadgeProps) {
  const { icon: Icon, className: look } = looks[state];
  return (
    <span
      data-slot="stale-badge"
      data-state={state}
      className={cn('inline-flex min-h-6 max-w-full items-center gap-1.5 py-0.5 text-sm', look, className)}
      {...props}
    >
      <Icon aria-hidden className="size-3.5 shrink-0" />
      <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
    </span>
  );
}
