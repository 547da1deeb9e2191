import { useMemo } from 'react';
import { useMessages } from './texts-context.js';

/** Dates and numbers as the current language writes them. Times are UTC epoch seconds, shown in the browser's zone. */
export interface Formats {
  /** Formats a time with `Intl` options: `date(ts, { dateStyle: 'medium' })`. */
  readonly date: (seconds: number, options: Intl.DateTimeFormatOptions) => string;
  readonly number: (value: number, options?: Intl.NumberFormatOptions) => string;
  /** A share of 1 in whole percent: 0.38 gives `38%`. */
  readonly percent: (share: number) => string;
  /** Money of minor units: 14900 PLN gives `149,00 zł`. */
  readonly money: (minorUnits: number, currency: string) => string;
  /** How long ago or ahead, in the largest unit that fits: `3 minutes ago`. Both in epoch seconds. */
  readonly relative: (seconds: number, now: number) => string;
}

const units = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** Formats of the current language, all by `Intl`. */
export function useFormats(): Formats {
  const { locale } = useMessages();
  return useMemo(() => {
    const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
    return {
      date: (seconds, options) => new Intl.DateTimeFormat(locale, options).format(seconds * 1000),
      number: (value, options) => new Intl.NumberFormat(locale, options).format(value),
      percent: (share) => percent.format(share),
      money: (minorUnits, currency) =>
        new Intl.NumberFormat(locale, {
          style: 'currency',
          currency,
          currencyDisplay: 'narrowSymbol',
        }).format(minorUnits / 100),
      relative: (seconds, now) => {
        const apart = seconds - now;
        const [unit, size] = units.find((candidate) => Math.abs(apart) >= candidate[1]) ?? ['second', 1];
        return relative.format(Math.round(apart / size), unit);
      },
    };
  }, [locale]);
}
