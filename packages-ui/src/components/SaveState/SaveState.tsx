import { CircleAlert, CircleCheck } from 'lucide-react';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { Button } from '../Button/index.js';
import { Spinner } from '../Spinner/index.js';

export interface SaveStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `idle`: nothing to say. */
  state: 'idle' | 'saving' | 'saved' | 'failed';
  savingLabel: string;
  savedLabel: string;
  failedLabel: string;
  retryLabel: string;
  onRetry?: () => void;
}

/** What became of a change that saves itself, spoken as it happens. */
export function SaveState({
  state,
  savingLabel,
  savedLabel,
  failedLabel,
  retryLabel,
  onRetry,
  className,
  ...props
}: SaveStateProps) {
  return (
    <div
      data-slot="save-state"
      data-state={state}
      className={cn('flex min-h-8 flex-wrap items-center gap-2 text-sm text-ink-2', className)}
      {...props}
    >
      <output data-slot="save-state-text" className="flex items-center gap-2">
        {state === 'saving' && (
          <>
            <Spinner size="sm" /> {savingLabel}
          </>
        )}
        {state === 'saved' && (
          <>
            <CircleCheck aria-hidden className="size-4 text-brand" /> {savedLabel}
          </>
        )}
        {state === 'failed' && (
          <span className="flex items-center gap-2 text-stop">
            <CircleAlert aria-hidden className="size-4 shrink-0" /> {failedLabel}
          </span>
        )}
      </output>
      {state === 'failed' && onRetry && (
        <Button variant="secondary" size="sm" onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
