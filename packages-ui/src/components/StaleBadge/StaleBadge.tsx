import { CircleCheck, CloudOff, History, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useNow } from '../../hooks/use-now.js';
import { cn } from '../../lib/cn.js';
import { stalenessOf, type Staleness, type StalenessLimits } from './staleness.js';

const looks: Record<Staleness, { icon: LucideIcon; className: string }> = {
  fresh: { icon: CircleCheck, className: 'text-ink-2 [&_svg]:text-used' },
  old: { icon: History, className: 'rounded-full bg-look-soft px-2.5 text-look' },
  offline: { icon: CloudOff, className: 'rounded-full border border-line bg-sunken px-2.5 text-ink-2' },
};

/** Seconds between two looks at the clock: often enough for "20 s ago", seldom enough for a calm page. */
const TICK = 5;

type BadgeProps = Omit<ComponentProps<'span'>, 'children'>;

interface StatedProps extends BadgeProps {
  /** How old the data is; `stalenessOf` tells. The words say it too: the shape and colour only repeat them. */
  state: Staleness;
  children: ReactNode;
  reportedAt?: undefined;
}

interface TickingProps extends BadgeProps {
  /** When the data was reported, in epoch seconds; null: never. The badge looks at the clock itself. */
  reportedAt: number | null;
  /** Says an age in seconds in words; null is the age of what never came. */
  children: (age: number | null) => ReactNode;
  limits?: StalenessLimits;
  state?: undefined;
}

export type StaleBadgeProps = StatedProps | TickingProps;

/**
 * Says in words how old what you see is: "Galaxy A15 reported 20 s ago". Given the time of the report it goes with the
 * clock: words and looks change as the data ages. It is not a live region: who reads on must not be told every tick.
 */
export function StaleBadge(props: StaleBadgeProps) {
  return props.reportedAt === undefined ? <StatedBadge {...props} /> : <TickingBadge {...props} />;
}

function TickingBadge({ reportedAt, limits, children, ...props }: TickingProps) {
  const now = useNow(TICK);
  const age = reportedAt === null ? null : Math.max(0, now - reportedAt);
  return (
    <StatedBadge {...props} state={stalenessOf(reportedAt, now, limits)}>
      {children(age)}
    </StatedBadge>
  );
}

function StatedBadge({ state, className, children, ...props }: StatedProps) {
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
