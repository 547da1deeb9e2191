import { CircleAlert, CircleCheck, CloudOff } from 'lucide-react';
import { useCallback, useRef, useState, type ComponentProps, type Ref } from 'react';
import { cn } from '../../lib/cn.js';
import { useComposedRefs } from '../../lib/compose-refs.js';
import { Button } from '../Button/index.js';
import { Spinner } from '../Spinner/index.js';

export interface SaveStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** `idle`: nothing to say; `offline`: the change waits for the connection and is safe. */
  state: 'idle' | 'saving' | 'saved' | 'failed' | 'offline';
  savingLabel: string;
  savedLabel: string;
  failedLabel: string;
  /** Wanted by whoever uses `offline`. */
  offlineLabel?: string;
  retryLabel: string;
  onRetry?: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** What became of a change that saves itself, spoken as it happens. The focus of who tries again is not lost. */
export function SaveState({
  state,
  savingLabel,
  savedLabel,
  failedLabel,
  offlineLabel,
  retryLabel,
  onRetry,
  className,
  ref,
  ...props
}: SaveStateProps) {
  const root = useRef<HTMLDivElement>(null);
  const rootRef = useComposedRefs(ref, root);
  const [retrying, setRetrying] = useState(false);
  if (retrying && (state === 'saved' || state === 'idle')) setRetrying(false);
  const isStuck = state === 'failed' || state === 'offline';
  const retryRef = useCallback(
    (button: HTMLButtonElement | null) => () => {
      // The button goes with the focus on it: otherwise that would fall back to the start of the page.
      if (button === document.activeElement) root.current?.focus();
    },
    [],
  );
  return (
    <div
      data-slot="save-state"
      ref={rootRef}
      tabIndex={-1}
      data-state={state}
      className={cn('flex min-h-8 flex-wrap outline-none items-center gap-2 text-sm text-ink-2', className)}
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
        {state === 'offline' && (
          <span className="flex items-center gap-2 text-look">
            <CloudOff aria-hidden className="size-4 shrink-0" /> {offlineLabel}
          </span>
        )}
      </output>
      {(isStuck || retrying) && onRetry && (
        <Button
          ref={retryRef}
          variant="secondary"
          size="sm"
          loading={!isStuck}
          onClick={() => {
            setRetrying(true);
            onRetry();
          }}
        >
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
