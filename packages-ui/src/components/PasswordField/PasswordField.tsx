import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
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
}

const meterColours = ['', 'bg-blocked', 'bg-look', 'bg-used', 'bg-brand'];

function StrengthMeter({ score, label }: PasswordStrength) {
  return (
    <span data-slot="password-strength" data-state={score} className="grid gap-1">
      <span aria-hidden className="grid grid-cols-4 gap-1">
        {[1, 2, 3, 4].map((step) => (
          <span
            key={step}
            className={cn(
              'h-1.5 rounded-full bg-sunken transition-colors',
              step <= score && meterColours[score],
            )}
          />
        ))}
      </span>
      <span aria-live="polite">{label}</span>
    </span>
  );
}

/** A password with a button to show it and, while one is being chosen, a meter of its strength. */
export function PasswordField({
  showPasswordLabel,
  hidePasswordLabel,
  strength,
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
        meter ? (
          <span className="grid gap-2">
            {meter}
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
