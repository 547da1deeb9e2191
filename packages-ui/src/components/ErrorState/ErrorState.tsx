import { CircleAlert, RotateCw } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { Button } from '../Button/index.js';

interface ErrorStateBase extends Omit<ComponentProps<'div'>, 'title'> {
  title: ReactNode;
  /** What the reader can do, or what the support would ask for (a request's id). */
  description?: ReactNode;
  /** A retry is under way. */
  retrying?: boolean;
}

export type ErrorStateProps = ErrorStateBase &
  ({ onRetry: () => void; retryLabel: string } | { onRetry?: never; retryLabel?: never });

/** Says that something could not be loaded or done, announces it, and offers to try again. */
export function ErrorState({
  title,
  description,
  onRetry,
  retryLabel,
  retrying = false,
  className,
  ...props
}: ErrorStateProps) {
  return (
    <div
      data-slot="error-state"
      data-state={retrying ? 'retrying' : 'failed'}
      role="alert"
      className={cn('flex flex-col items-center gap-1.5 px-4 py-8 text-center', className)}
      {...props}
    >
      <div
        aria-hidden="true"
        className="mb-1.5 grid size-12 place-items-center rounded-full bg-stop-soft text-stop [&_svg]:size-5.5"
      >
        <CircleAlert />
      </div>
      <p data-slot="error-state-title" className="font-medium text-ink">
        {title}
      </p>
      {description && <p className="max-w-prose text-sm text-balance text-ink-2">{description}</p>}
      {onRetry && (
        <Button variant="secondary" className="mt-3" loading={retrying} onClick={onRetry}>
          {!retrying && <RotateCw aria-hidden />}
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
