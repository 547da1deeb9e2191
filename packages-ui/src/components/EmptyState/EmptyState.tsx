import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface EmptyStateProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** A decoration above the words. */
  icon?: ReactNode;
  title: ReactNode;
  /** What would have to happen for something to appear here. */
  description?: ReactNode;
  /** The one step that helps, when there is one. */
  action?: ReactNode;
}

/** Says that there is nothing here, why, and what to do about it. */
export function EmptyState({ icon, title, description, action, className, ...props }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn('flex flex-col items-center gap-1.5 px-4 py-8 text-center', className)}
      {...props}
    >
      {icon && (
        <div
          aria-hidden="true"
          className="mb-1.5 grid size-12 place-items-center rounded-full bg-sunken text-ink-3 [&_svg]:size-5.5"
        >
          {icon}
        </div>
      )}
      <p data-slot="empty-state-title" className="font-medium text-ink">
        {title}
      </p>
      {description && <p className="max-w-prose text-sm text-balance text-ink-2">{description}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
