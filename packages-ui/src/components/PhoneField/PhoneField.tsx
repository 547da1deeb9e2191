import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';
import { ChevronDown } from 'lucide-react';
import { useMemo, useState, type ComponentProps, type Ref } from 'react';
import { cn } from '../../lib/cn.js';
import { controlClasses } from '../../lib/control-classes.js';
import { Field, useFieldControl, type FieldTexts } from '../Field/index.js';

/** A country by its ISO 3166 code, as libphonenumber knows it. */
export type PhoneCountry = CountryCode;

export interface PhoneFieldProps
  extends FieldTexts, Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'required'> {
  /** "+48501234567", or what is typed so far after the prefix; empty while nothing is typed. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The country that is on before a number says another. */
  defaultCountry?: PhoneCountry;
  /** The name of the prefix list: "Country". */
  countryLabel: string;
  /** BCP 47 tag: the language of the countries' names. */
  locale: string;
  ref?: Ref<HTMLInputElement>;
}

/** The number without its prefix, as a person types it. */
function nationalPart(value: string, country: PhoneCountry): string {
  const prefix = `+${getCountryCallingCode(country)}`;
  return value.startsWith(prefix) ? value.slice(prefix.length).trim() : value;
}

type PhoneControlProps = Omit<PhoneFieldProps, keyof FieldTexts | 'className' | 'id'>;

function PhoneControl({
  value,
  defaultValue = '',
  onValueChange,
  defaultCountry = 'PL',
  countryLabel,
  locale,
  disabled,
  onChange,
  ...props
}: PhoneControlProps) {
  const start = value ?? defaultValue;
  const [country, setCountry] = useState<PhoneCountry>(
    () => parsePhoneNumberFromString(start)?.country ?? defaultCountry,
  );
  const [text, setText] = useState(() => nationalPart(start, country));
  const [reported, setReported] = useState(start);
  // A value from outside that we did not report ourselves replaces what is typed.
  if (value !== undefined && value !== reported) {
    const next = parsePhoneNumberFromString(value)?.country ?? country;
    setReported(value);
    setCountry(next);
    setText(nationalPart(value, next));
  }
  const countries = useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return getCountries()
      .map((code) => ({ code, name: names.of(code) ?? code, prefix: `+${getCountryCallingCode(code)}` }))
      .toSorted((first, second) => first.name.localeCompare(second.name, locale));
  }, [locale]);

  function change(nextText: string, nextCountry: PhoneCountry) {
    const typed = nextText.trim();
    const number = parsePhoneNumberFromString(typed, nextCountry);
    // A number pasted with its own prefix brings its country along.
    const actual = (typed.startsWith('+') && number?.country) || nextCountry;
    const shown =
      actual !== nextCountry || typed.startsWith('+')
        ? nationalPart(number?.number ?? typed, actual)
        : nextText;
    const next = typed
      ? (number?.number ?? `+${getCountryCallingCode(actual)}${typed.replace(/\D/g, '')}`)
      : '';
    setCountry(actual);
    setText(shown);
    setReported(next);
    onValueChange?.(next);
  }

  return (
    <div data-slot="phone-field" className="grid grid-cols-[auto_minmax(0,1fr)] gap-2">
      <span className="relative">
        <span
          aria-hidden
          className={cn(
            controlClasses,
            'flex h-11 w-auto items-center gap-2 tabular-nums',
            disabled && 'bg-sunken',
          )}
        >
          {country} +{getCountryCallingCode(country)}
          <ChevronDown data-slot="phone-field-chevron" className="-mr-1 size-4.5 text-ink-2" />
        </span>
        {/* The list itself lies over its short form: closed it shows a prefix, open the names of countries. */}
        <select
          data-slot="phone-field-country"
          aria-label={countryLabel}
          value={country}
          disabled={disabled}
          className="focus-ring absolute inset-0 cursor-pointer appearance-none rounded-sm bg-transparent text-transparent [&_option]:bg-surface [&_option]:text-ink"
          onChange={(event) => {
            const chosen = countries.find(({ code }) => code === event.target.value);
            if (chosen) change(text, chosen.code);
          }}
        >
          {countries.map(({ code, name, prefix }) => (
            <option key={code} value={code}>
              {name} ({prefix})
            </option>
          ))}
        </select>
      </span>
      <input
        data-slot="phone-field-number"
        type="tel"
        autoComplete="tel"
        value={text}
        disabled={disabled}
        className={cn(controlClasses, 'h-11 tabular-nums')}
        onChange={(event) => {
          onChange?.(event);
          change(event.target.value, country);
        }}
        {...useFieldControl()}
        {...props}
      />
    </div>
  );
}

/**
 * A phone number: the country's prefix and the rest. The value is one string with the prefix; whether it is a real
 * number is the app's to say. `className` is the root's, `ref` and the rest the number's.
 */
export function PhoneField({
  label,
  hint,
  error,
  required,
  hideLabel,
  id,
  className,
  ...props
}: PhoneFieldProps) {
  return (
    <Field {...{ label, hint, error, required, hideLabel, id, className }}>
      <PhoneControl {...props} />
    </Field>
  );
}
