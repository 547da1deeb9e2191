import * as RadioGroupPrimitive from '@radix-ui/react-radio-group';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { FieldError } from '../Field/index.js';

export interface RadioOption {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<
  ComponentProps<typeof RadioGroupPrimitive.Root>,
  'children' | 'asChild'
> {
  label: ReactNode;
  options: readonly RadioOption[];
  error?: ReactNode;
  hideLabel?: boolean;
}

/** One of a few things that deserve to be seen all at once. */
export function RadioGroup({
  label,
  options,
  error,
  hideLabel = false,
  className,
  ...props
}: RadioGroupProps) {
  const id = useId();
  return (
    <RadioGroupPrimitive.Root
      data-slot="radio-group"
      aria-labelledby={`${id}-label`}
      aria-describedby={error ? `${id}-error` : undefined}
      aria-invalid={error ? true : undefined}
      className={cn('grid gap-1', className)}
      {...props}
    >
      <span id={`${id}-label`} className={cn('font-medium text-ink', hideLabel && 'sr-only')}>
        {label}
      </span>
      {options.map((option) => {
        const optionId = `${id}-${option.value}`;
        return (
          <div key={option.value} className="flex min-h-11 items-start gap-3 py-2.5">
            <RadioGroupPrimitive.Item
              data-slot="radio"
              id={optionId}
              value={option.value}
              disabled={option.disabled ?? false}
              aria-describedby={option.hint ? `${optionId}-hint` : undefined}
              className="focus-ring flex size-6 shrink-0 cursor-pointer items-center justify-center rounded-full border border-line-2 bg-surface disabled:cursor-not-allowed disabled:opacity-50 data-[state=checked]:border-brand"
            >
              <RadioGroupPrimitive.Indicator className="size-3 rounded-full bg-brand" />
            </RadioGroupPrimitive.Item>
            <span className="grid min-w-0 gap-0.5">
              <label
                data-slot="radio-label"
                htmlFor={optionId}
                className="cursor-pointer leading-6 [overflow-wrap:anywhere]"
              >
                {option.label}
              </label>
              {option.hint && (
                <span id={`${optionId}-hint`} className="text-sm text-ink-2">
                  {option.hint}
                </span>
              )}
            </span>
          </div>
        );
      })}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </RadioGroupPrimitive.Root>
  );
}
