/** The flags that a device's `appFeatures` string can carry, and the name of each in our code (design §13). */
const tokens = {
  windows: '_WIN32_',
  gps: '_GPS_',
  youtube: '_YT_',
  screen: '_SCR_',
  sms: '_SMS_',
  battery: '_BATTERY_',
  bonus: '_BONUS_',
  week: '_WEEK_',
} as const;

/** One thing that a device's agent can do. `bonus` is the one-day bonus, `week` the limits per weekday. */
export type AppFeature = keyof typeof tokens;

/** What a device's agent can do: one flag a feature. */
export type AppFeatures = Readonly<Record<AppFeature, boolean>>;

/** Every feature, in a fixed order. */
export const appFeatureNames: readonly AppFeature[] = [
  'windows',
  'gps',
  'youtube',
  'screen',
  'sms',
  'battery',
  'bonus',
  'week',
];

/** Reads the wire's `appFeatures` string. Flags may touch (`_GPS__YT_`); unknown ones are ignored. */
export function parseAppFeatures(appFeatures: string | null | undefined): AppFeatures {
  const text = appFeatures ?? '';
  const has = (feature: AppFeature) => text.includes(tokens[feature]);
  return {
    windows: has('windows'),
    gps: has('gps'),
    youtube: has('youtube'),
    screen: has('screen'),
    sms: has('sms'),
    battery: has('battery'),
    bonus: has('bonus'),
    week: has('week'),
  };
}

/** Writes the wire's `appFeatures` string from the features that an agent has: `_GPS__SMS_`. */
export function formatAppFeatures(features: Iterable<AppFeature>): string {
  const wanted = new Set(features);
  return appFeatureNames
    .filter((feature) => wanted.has(feature))
    .map((feature) => tokens[feature])
    .join('');
}
