import { CircleAlert } from 'lucide-react';
import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';

export interface FieldControl {
  id: string;
  'aria-labelledby': string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

const FieldContext = createContext<FieldControl | null>(null);

/** What a control inside a Field spreads on itself to be labelled and described; empty outside of one. */
export function useFieldControl(): Partial<FieldControl> {
  return use(FieldContext) ?? {};
}

/** The texts that every form control of the kit takes. */
export interface FieldTexts {
  label: ReactNode;
  /** Help that is there before anything goes wrong. */
  hint?: ReactNode;
  /** What is wrong and how to mend it; react-hook-form: `error={errors.email?.message}`. */
  error?: ReactNode;
  required?: boolean;
  /** Keep the label for screen readers only, where the place says it already. */
  hideLabel?: boolean;
}

export interface FieldProps extends FieldTexts, Omit<ComponentProps<'div'>, 'children'> {
  /** One control. Ours wire themselves; a foreign one spreads `useFieldControl()`, or takes it through a function. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

/** Label, hint and error around one control, wired to it for screen readers. */
export function Field({
  label,
  hint,
  error,
  required = false,
  hideLabel = false,
  id: givenId,
  className,
  children,
  ...props
}: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const hasError = Boolean(error);
  const describedBy =
    [hint && `${id}-hint`, hasError && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const control = useMemo<FieldControl>(
    () => ({
      id,
      'aria-labelledby': `${id}-label`,
      'aria-describedby': describedBy,
      'aria-invalid': hasError || undefined,
      'aria-required': required || undefined,
    }),
    [id, describedBy, hasError, required],
  );
  return (
    <div
      data-slot="field"
      data-state={hasError ? 'invalid' : 'valid'}
      className={cn('grid gap-1.5', className)}
      {...props}
    >
      <label
        data-slot="field-label"
        id={`${id}-label`}
        htmlFor={id}
        className={cn('text-base font-medium text-ink', hideLabel && 'sr-only')}
      >
        {label}
        {required && (
          <span aria-hidden className="text-stop">
            {' '}
            *
          </span>
        )}
      </label>
      <FieldContext value={control}>
        {typeof children === 'function' ? children(control) : children}
      </FieldContext>
      {hint && (
        <p data-slot="field-hint" id={`${id}-hint`} className="text-sm text-ink-2">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  );
}

/** The message of a field, spoken when it comes. The live region is there before the text, or nothing is said. */
export function FieldError({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p
      data-slot="field-error"
      aria-live="polite"
      className={cn('flex items-start gap-1.5 text-sm text-stop empty:hidden', className)}
      {...props}
    >
      {children && (
        <>
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
        </>
      )}
    </p>
  );
}
