import { Check, Minus } from 'lucide-react';
import { useEffect, useId, useRef, type ComponentProps, type ReactNode, type Ref } from 'react';
import { cn } from '../../lib/cn.js';
import { useComposedRefs } from '../../lib/compose-refs.js';
import { FieldError } from '../Field/index.js';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** Some but not all of what it stands for. Shown until the next change of `indeterminate`. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A yes or no that waits for a save button; for one that takes effect at once use Switch. A native checkbox, so forms
 * and `register` work as they are: `className` is the root's, `ref` and the rest of the props the input's.
 */
export function Checkbox({
  label,
  hint,
  error,
  indeterminate = false,
  onCheckedChange,
  onChange,
  id: givenId,
  className,
  ref,
  ...props
}: CheckboxProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  const inputRef = useComposedRefs(ref, input);
  useEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  }, [indeterminate]);
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div
      data-slot="checkbox"
      data-state={error ? 'invalid' : 'valid'}
      className={cn('grid gap-1', className)}
    >
      <div className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative flex size-6 shrink-0">
          <input
            data-slot="checkbox-input"
            ref={inputRef}
            id={id}
            type="checkbox"
            aria-describedby={describedBy}
            aria-invalid={error ? true : undefined}
            className="peer focus-ring size-6 cursor-pointer appearance-none rounded-[6px] border border-line-2 bg-surface transition-colors checked:border-brand checked:bg-brand indeterminate:border-brand indeterminate:bg-brand disabled:cursor-not-allowed disabled:opacity-50 aria-invalid:border-stop"
            onChange={(event) => {
              onChange?.(event);
              onCheckedChange?.(event.target.checked);
            }}
            {...props}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 size-4 text-brand-ink opacity-0 peer-checked:opacity-100 peer-indeterminate:opacity-0"
          />
          <Minus
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none absolute inset-1 size-4 text-brand-ink opacity-0 peer-indeterminate:opacity-100"
          />
        </span>
        <span className="grid min-w-0 gap-0.5">
          <label
            data-slot="checkbox-label"
            htmlFor={id}
            className="cursor-pointer leading-6 text-ink [overflow-wrap:anywhere]"
          >
            {label}
          </label>
          {hint && (
            <span id={`${id}-hint`} className="text-sm text-ink-2">
              {hint}
            </span>
          )}
        </span>
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}
