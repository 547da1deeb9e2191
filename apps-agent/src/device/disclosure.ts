import type { TelemetryKind } from '@ostoja/contracts';
import { AppType, reportsOf } from '@ostoja/domain';

/** What a device reports, in the child's words: Polish first, as the panel, and English. */
export interface Disclosure {
  readonly kind: TelemetryKind | 'screens';
  readonly pl: string;
  readonly en: string;
}

const texts: Record<TelemetryKind | 'screens', Omit<Disclosure, 'kind'>> = {
  apps: { pl: 'jakie aplikacje są zainstalowane', en: 'which apps are installed' },
  usage: { pl: 'kiedy i jak długo używasz aplikacji', en: 'when and how long you use apps' },
  visits: { pl: 'jakie strony otwierasz', en: 'which pages you open' },
  searches: { pl: 'czego szukasz w wyszukiwarkach', en: 'what you search for' },
  blocks: { pl: 'co zostało zablokowane', en: 'what was blocked' },
  videos: { pl: 'jakie filmy oglądasz na YouTube', en: 'which videos you watch on YouTube' },
  positions: { pl: 'gdzie jest telefon', en: 'where the phone is' },
  health: { pl: 'stan baterii i lokalizacji', en: 'the battery and whether location is on' },
  calls: { pl: 'z kim i jak długo rozmawiasz', en: 'who you talk with and how long' },
  smses: { pl: 'SMS-y, także ich treść', en: 'text messages with their words' },
  contacts: { pl: 'książkę adresową', en: 'your contacts' },
  screens: {
    pl: 'obraz ekranu, gdy rodzic o niego prosi lub włączy zapis',
    en: 'a picture of the screen when a parent asks for it or saves them',
  },
};

/** Everything that a device with these feature flags reports: monitoring is visible on the child's side (design §5). */
export function disclosures(appFeatures: string): Disclosure[] {
  return reportsOf({ appType: AppType.Undefined, appVersion: '', appFeatures }).map((kind) => ({
    kind,
    ...texts[kind],
  }));
}

/** The table as the agent prints it when it starts. */
export function disclosureLines(deviceName: string, appFeatures: string): string[] {
  const rows = disclosures(appFeatures);
  const width = Math.max(...rows.map((row) => row.pl.length));
  return [
    `${deviceName}: rodzic widzi / a parent sees`,
    ...rows.map((row) => `  ${row.pl.padEnd(width)}  ${row.en}`),
  ];
}
