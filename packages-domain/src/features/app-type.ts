/** What agent a device runs (panel §3, `appType`). */
export const AppType = {
  Undefined: -1,
  Unknown: 0,
  /** The Android app of the store, which may not read calls and messages. */
  Android: 1,
  /** The Android app downloaded directly (apk), which may. */
  AndroidApk: 2,
  Windows: 3,
} as const;

/** A value of {@link AppType}. */
export type AppType = (typeof AppType)[keyof typeof AppType];

/** Tells whether a number is one of the known values of {@link AppType}. */
export function isAppType(value: unknown): value is AppType {
  return Object.values(AppType).some((known) => known === value);
}
