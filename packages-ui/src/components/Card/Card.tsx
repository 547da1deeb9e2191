import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** The card's heading; it also names the region. */
  title?: ReactNode;
  /** Stands at the end of the heading's line: a link, a switch, a button. */
  action?: ReactNode;
  /** The heading's level, as the page around it asks. */
  headingLevel?: 2 | 3 | 4;
}

/** A surface for one subject, with its name at the top and at most one action beside it, or below where it is wide. */
export function Card({ title, action, headingLevel = 2, className, children, ...props }: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const named = title !== undefined && title !== null;
  return (
    <section
      data-slot="card"
      aria-labelledby={named ? titleId : undefined}
      className={cn('min-w-0 rounded-lg border border-line bg-surface px-4 py-4 text-ink sm:px-5', className)}
      {...props}
    >
      {(named || action) && (
        <div data-slot="card-header" className="mb-3 flex min-h-6 flex-wrap items-start gap-x-3 gap-y-2">
          {named && (
            <Heading
              id={titleId}
              data-slot="card-title"
              className="min-w-0 flex-[1_1_6.5rem] text-base font-semibold [overflow-wrap:anywhere] hyphens-auto"
            >
              {title}
            </Heading>
          )}
          {action && (
            <div data-slot="card-action" className={cn('max-w-full text-sm text-ink-2', !named && 'ml-auto')}>
              {action}
            </div>
          )}
        </div>
      )}
      {children}
    </section>
  );
}
