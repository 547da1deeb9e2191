import { Check, Minus } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

/** One line of what a plan has. */
export interface PlanFeature {
  readonly label: ReactNode;
  /** Another plan has it, this one doesn't. */
  readonly missing?: boolean;
}

export interface PlanCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  name: ReactNode;
  description?: ReactNode;
  /** As it is written: "149 zł". */
  price: ReactNode;
  /** The price without the discount; it is struck out. */
  oldPrice?: ReactNode;
  /** "a year" */
  period?: ReactNode;
  /** A line under the price: "12.42 zł a month". */
  priceNote?: ReactNode;
  features?: readonly PlanFeature[];
  /** Makes the card stand out and says why: "Recommended", "−25%". */
  badge?: ReactNode;
  /** Says that this is what the account has now. */
  current?: ReactNode;
  /** The button. */
  action?: ReactNode;
  /** The level of the name's heading, as the page around it asks. */
  headingLevel?: 2 | 3 | 4;
  labels: {
    /** Said before the two prices when one is struck out: "Price before", "Price now". */
    readonly oldPrice: string;
    readonly price: string;
    /** Said before a missing feature: "Not in this plan". */
    readonly missing: string;
  };
}

/** What a plan is, what it costs and what it has. Inside a `PlanGrid` prices, features and buttons stand in line. */
export function PlanCard({
  name,
  description,
  price,
  oldPrice,
  period,
  priceNote,
  features = [],
  badge,
  current,
  action,
  headingLevel = 3,
  labels,
  className,
  ...props
}: PlanCardProps) {
  const nameId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <article
      data-slot="plan-card"
      data-state={current ? 'current' : badge ? 'featured' : 'plain'}
      aria-labelledby={nameId}
      className={cn(
        'relative row-span-4 grid min-w-0 grid-rows-subgrid content-start gap-y-4 rounded-lg border bg-surface p-5 text-ink',
        badge && !current ? 'border-brand ring-1 ring-brand' : 'border-line',
        current && 'bg-brand-soft border-brand-line',
        className,
      )}
      {...props}
    >
      <div data-slot="plan-card-header" className="grid min-w-0 content-start gap-1">
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <Heading
            id={nameId}
            className="min-w-0 text-lg font-semibold hyphens-auto [overflow-wrap:anywhere]"
          >
            {name}
          </Heading>
          {badge && (
            <span
              data-slot="plan-card-badge"
              className="max-w-full rounded-full bg-brand px-2.5 py-0.5 text-sm font-medium text-brand-ink [overflow-wrap:anywhere]"
            >
              {badge}
            </span>
          )}
          {current && (
            <span
              data-slot="plan-card-current"
              className="flex max-w-full items-center gap-1 rounded-full border border-brand-line bg-surface px-2.5 py-0.5 text-sm font-medium text-brand"
            >
              <Check aria-hidden className="size-3.5 shrink-0" />
              {current}
            </span>
          )}
        </div>
        {description && <p className="text-ink-2">{description}</p>}
      </div>
      <div data-slot="plan-card-price" className="grid min-w-0 content-start gap-0.5">
        {oldPrice && (
          <p className="text-ink-2 tabular-nums">
            <span className="sr-only">{labels.oldPrice}: </span>
            <del>{oldPrice}</del>
          </p>
        )}
        <p className="flex flex-wrap items-baseline gap-x-1.5">
          {oldPrice && <span className="sr-only">{labels.price}: </span>}
          <span className="text-2xl font-semibold tracking-tight tabular-nums">{price}</span>
          {period && <span className="text-ink-2">{period}</span>}
        </p>
        {priceNote && <p className="text-sm text-ink-2 tabular-nums">{priceNote}</p>}
      </div>
      <ul data-slot="plan-card-features" className="grid min-w-0 content-start gap-2">
        {features.map(({ label, missing }, index) => (
          <li
            key={index}
            data-state={missing ? 'missing' : 'included'}
            className={cn('flex items-start gap-2', missing && 'text-ink-3')}
          >
            {missing ? (
              <Minus aria-hidden className="mt-0.5 size-4.5 shrink-0" />
            ) : (
              <Check aria-hidden className="mt-0.5 size-4.5 shrink-0 text-brand" />
            )}
            <span className="min-w-0 hyphens-auto [overflow-wrap:anywhere]">
              {missing && <span className="sr-only">{labels.missing}: </span>}
              {label}
            </span>
          </li>
        ))}
      </ul>
      <div data-slot="plan-card-action" className="grid min-w-0 content-end">
        {action}
      </div>
    </article>
  );
}

/** Plan cards side by side, as many as fit, all of the same height, their parts in line. */
export function PlanGrid({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="plan-grid"
      className={cn('grid grid-cols-[repeat(auto-fit,minmax(min(15rem,100%),1fr))] gap-4', className)}
      {...props}
    />
  );
}
