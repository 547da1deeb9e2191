import { Check, Circle, Eye, EyeOff } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { cn } from '../../lib/cn.js';
import { TextField, type TextFieldProps } from '../TextField/index.js';

export interface PasswordStrength {
  /** 0 nothing typed yet, 1 weak … 4 strong. The rule is the app's. */
  score: 0 | 1 | 2 | 3 | 4;
  /** The score in words: colour alone says nothing to some eyes. */
  label: string;
}

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  /** The name of the button that shows the password, and of the one that hides it again. */
  showPasswordLabel: string;
  hidePasswordLabel: string;
  strength?: PasswordStrength;
  requirements?: PasswordRequirements;
}

const meterColours = [
  '',
  'border-blocked bg-blocked',
  'border-look bg-look',
  'border-used bg-used',
  'border-brand bg-brand',
];

function StrengthMeter({ score, label }: PasswordStrength) {
  return (
    <span data-slot="password-strength" data-state={score} className="grid gap-1">
      <span aria-hidden className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cn(
              'h-2 rounded-full border transition-colors',
              step <= score ? meterColours[score] : 'border-line-2',
            )}
          />
        ))}
      </span>
      <span aria-live="polite">{label}</span>
    </span>
  );
}

/** One thing that a good password has. */
export interface PasswordRequirement {
  readonly label: ReactNode;
  readonly met: boolean;
}

/** What a good password has, as a list that ticks itself off. */
export interface PasswordRequirements {
  readonly items: readonly PasswordRequirement[];
  /** Said after each for screen readers: "done", "missing". */
  readonly metLabel: string;
  readonly unmetLabel: string;
}

// Inside of the hint, which is a paragraph: a list element could not stand there.
function Requirements({ items, metLabel, unmetLabel }: PasswordRequirements) {
  return (
    <span data-slot="password-requirements" className="grid gap-1">
      {items.map(({ label, met }, index) => (
        <span key={index} data-state={met ? 'met' : 'unmet'} className="flex items-start gap-1.5">
          {met ? (
            <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-brand" />
          ) : (
            <Circle aria-hidden className="mt-0.5 size-4 shrink-0 p-0.5 text-ink-3" />
          )}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {label}
            <span className="sr-only">: {met ? metLabel : unmetLabel}. </span>
          </span>
        </span>
      ))}
    </span>
  );
}

/** A password with a button to show it and, while one is being chosen, a meter of its strength. */
export function PasswordField({
  showPasswordLabel,
  hidePasswordLabel,
  strength,
  requirements,
  hint,
  autoComplete = 'current-password',
  disabled,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const meter = strength && <StrengthMeter {...strength} />;
  return (
    <TextField
      type={shown ? 'text' : 'password'}
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      disabled={disabled}
      hint={
        meter || requirements ? (
          <span className="grid gap-2">
            {meter}
            {requirements && <Requirements {...requirements} />}
            {hint && <span>{hint}</span>}
          </span>
        ) : (
          hint
        )
      }
      end={
        <button
          type="button"
          data-slot="password-toggle"
          data-state={shown ? 'shown' : 'hidden'}
          aria-label={shown ? hidePasswordLabel : showPasswordLabel}
          disabled={disabled}
          className="focus-ring flex size-11 cursor-pointer items-center justify-center rounded-sm text-ink-2 hover:text-ink [&_svg]:size-5"
          onClick={() => setShown(!shown)}
        >
          {shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      }
      {...props}
    />
  );
}
