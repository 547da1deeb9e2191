import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { controlClasses } from '../../lib/control-classes.js';
import { Field, useFieldControl, type FieldTexts } from '../Field/index.js';

export interface TextInputProps extends Omit<ComponentProps<'input'>, 'required'> {
  onValueChange?: (value: string) => void;
  /** Something small at the start or the end inside the box: an icon, a unit, a button. */
  start?: ReactNode;
  end?: ReactNode;
}

/** The bare box of a text field, for use inside a `Field`. */
export function TextInput({ onValueChange, onChange, start, end, className, ...props }: TextInputProps) {
  return (
    <div data-slot="text-input" className="relative flex items-center">
      {start && (
        <span className="pointer-events-none absolute left-3 flex text-ink-3 [&_svg]:size-4.5">{start}</span>
      )}
      <input
        data-slot="input"
        className={cn(controlClasses, 'h-11', start && 'pl-10', end && 'pr-12', className)}
        onChange={(event) => {
          onChange?.(event);
          onValueChange?.(event.target.value);
        }}
        {...useFieldControl()}
        {...props}
      />
      {end && <span className="absolute right-0 flex items-center">{end}</span>}
    </div>
  );
}

export interface TextFieldProps extends FieldTexts, TextInputProps {
  /** The class of the input; `className` is the root's. */
  inputClassName?: string;
}

/**
 * One line of text with its label, hint and error. `className` goes to the root; `ref` and the rest of the props go
 * to the input, so that react-hook-form's `register` spreads straight on it.
 */
export function TextField({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  inputClassName,
  type = 'text',
  ...props
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className }}>
      <TextInput type={type} className={inputClassName} {...props} />
    </Field>
  );
}
