import * as SwitchPrimitive from '@radix-ui/react-switch';
import { LoaderCircle } from 'lucide-react';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { composeHandlers } from '../../lib/compose-handlers.js';

export interface SwitchProps extends Omit<
  ComponentProps<typeof SwitchPrimitive.Root>,
  'children' | 'asChild'
> {
  label: ReactNode;
  hint?: ReactNode;
  /** Keep the label for screen readers only, where the row says it already. */
  hideLabel?: boolean;
  /** The change is on its way (to the server, to the device): shown on the thumb, presses do nothing, focus is kept. */
  pending?: boolean;
}

/** A yes or no that takes effect at once. `className` is the root's, `ref` and the rest the switch's. */
export function Switch({
  label,
  hint,
  hideLabel = false,
  pending = false,
  id: givenId,
  className,
  onCheckedChange,
  checked,
  onClick,
  ...props
}: SwitchProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <div
      data-slot="switch"
      data-state={pending ? 'pending' : 'idle'}
      className={cn(
        'flex min-h-11 items-center justify-between gap-4',
        hideLabel && 'inline-flex',
        className,
      )}
    >
      <span className={cn('grid min-w-0 gap-0.5', hideLabel && 'sr-only')}>
        <label
          data-slot="switch-label"
          id={`${id}-label`}
          htmlFor={id}
          className="cursor-pointer text-ink [overflow-wrap:anywhere]"
        >
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-ink-2">
            {hint}
          </span>
        )}
      </span>
      <SwitchPrimitive.Root
        data-slot="switch-control"
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-busy={pending || undefined}
        className="group focus-ring relative inline-flex h-7 w-12 shrink-0 cursor-pointer items-center rounded-full border border-line-2 bg-sunken p-0.5 transition-colors after:absolute after:-inset-2 disabled:cursor-not-allowed disabled:opacity-50 aria-busy:cursor-progress data-[state=checked]:border-brand data-[state=checked]:bg-brand"
        checked={checked}
        onCheckedChange={onCheckedChange}
        onClick={composeHandlers(onClick, (event) => {
          if (pending) event.preventDefault();
        })}
        {...props}
      >
        <SwitchPrimitive.Thumb
          data-slot="switch-thumb"
          className="flex size-5.5 items-center justify-center rounded-full border border-line-2 bg-surface transition-transform data-[state=checked]:translate-x-5 data-[state=checked]:border-transparent"
        >
          {pending && (
            <LoaderCircle
              aria-hidden
              className="size-4 animate-spin text-brand motion-reduce:[animation-duration:4s]"
            />
          )}
        </SwitchPrimitive.Thumb>
      </SwitchPrimitive.Root>
    </div>
  );
}
