import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.js';
import { controlClasses } from '../../lib/control-classes.js';
import { Field, useFieldControl, type FieldTexts } from '../Field/index.js';

export interface TextAreaProps extends FieldTexts, Omit<ComponentProps<'textarea'>, 'required'> {
  onValueChange?: (value: string) => void;
}

function TextAreaControl({
  onValueChange,
  onChange,
  ...props
}: Omit<TextAreaProps, keyof FieldTexts | 'className'>) {
  return (
    <textarea
      data-slot="textarea"
      className={cn(controlClasses, '[field-sizing:content] min-h-24 resize-y py-2.5 leading-normal')}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      {...useFieldControl()}
      {...props}
    />
  );
}

/** Several lines of text; it grows with them. `className` is the root's, `ref` and the rest the textarea's. */
export function TextArea({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  ...props
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className }}>
      <TextAreaControl {...props} />
    </Field>
  );
}
