import { OTPInput, type SlotProps } from 'input-otp';
import { Fragment, type ComponentProps, type Ref } from 'react';
import { cn } from '../../lib/cn.js';
import { useControllableState } from '../../hooks/use-controllable-state.js';
import { Field, useFieldControl, type FieldTexts } from '../Field/index.js';

export interface CodeInputProps
  extends
    FieldTexts,
    Omit<
      ComponentProps<'input'>,
      'value' | 'defaultValue' | 'onChange' | 'maxLength' | 'size' | 'required' | 'children'
    > {
  /** Digits only, at most `length` of them. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** Called with the whole code as soon as its last digit is there. */
  onComplete?: (value: string) => void;
  /** How many digits; 6 unless told. */
  length?: number;
  /** Digits a group, with a gap between groups; one group unless told. */
  groupSize?: number;
  ref?: Ref<HTMLInputElement>;
}

const digitsOnly = (text: string) => text.replace(/\D/g, '');

function Box({ char, hasFakeCaret, isActive }: SlotProps) {
  return (
    <span
      data-slot="code-input-box"
      data-state={isActive ? 'active' : 'idle'}
      className="flex h-13 w-full max-w-12 min-w-0 items-center justify-center rounded-sm border border-line-2 bg-surface text-xl font-medium text-ink tabular-nums outline-2 outline-transparent group-data-[state=invalid]/code:border-stop data-[state=active]:border-brand data-[state=active]:outline-brand"
    >
      {char}
      {hasFakeCaret && <span className="h-6 w-px animate-pulse bg-ink motion-reduce:animate-none" />}
    </span>
  );
}

type CodeControlProps = Omit<CodeInputProps, keyof FieldTexts | 'className' | 'id'> & { invalid: boolean };

function CodeControl({
  value,
  defaultValue = '',
  onValueChange,
  onComplete,
  length = 6,
  groupSize = length,
  invalid,
  ref,
  ...props
}: CodeControlProps) {
  const [code, setCode] = useControllableState({ value, defaultValue, onValueChange });
  return (
    <OTPInput
      data-slot="code-input"
      ref={ref}
      maxLength={length}
      value={code}
      onChange={(next) => setCode(digitsOnly(next).slice(0, length))}
      onComplete={onComplete}
      // input-otp fits its pattern to the whole text: stripping here keeps "123 456" from a mail.
      pasteTransformer={digitsOnly}
      inputMode="numeric"
      autoComplete="one-time-code"
      containerClassName="group/code"
      render={({ slots }) => (
        <span
          aria-hidden
          data-state={invalid ? 'invalid' : 'valid'}
          className="group/code flex w-full items-center gap-1.5 sm:gap-2"
        >
          {slots.map((slot, index) => (
            // A box has no identity but its place.
            <Fragment key={`box-${String(index)}`}>
              {index > 0 && index % groupSize === 0 && <span className="w-2 shrink-0" />}
              <Box {...slot} />
            </Fragment>
          ))}
        </span>
      )}
      {...useFieldControl()}
      {...props}
    />
  );
}

/**
 * A code of digits, a box for each; really one input, so pasting, autofill from a message and screen readers work.
 * `className` is the root's, `ref` and the rest the input's.
 */
export function CodeInput({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  ...props
}: CodeInputProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className: cn('max-w-md', className) }}>
      <CodeControl invalid={Boolean(error)} {...props} />
    </Field>
  );
}
