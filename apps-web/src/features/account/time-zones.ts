import { isTimeZone } from '@ostoja/domain';

/** A time zone to choose: its IANA name, the place that it is named after, and how far its clocks are ahead now. */
export interface ZoneChoice {
  readonly value: string;
  readonly label: string;
  readonly description: string;
}

/** The chosen zone, then every other that this browser knows, by place: `Europe/Warsaw` reads Warsaw, Europe, GMT+1. */
export function zoneChoices(chosen: string, locale: string, zones: readonly string[]): ZoneChoice[] {
  const others = zones.filter((zone) => zone !== chosen);
  return (isTimeZone(chosen) ? [chosen, ...others] : others).map((value) => ({
    value,
    ...named(value, locale),
  }));
}

function named(zone: string, locale: string): { label: string; description: string } {
  const parts = zone.replaceAll('_', ' ').split('/');
  const place = parts.at(-1) ?? zone;
  const region = parts.slice(0, -1).join(', ');
  const offset = new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value;
  return { label: place, description: [region, offset].filter(Boolean).join(' · ') };
}
