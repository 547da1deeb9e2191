/** The browser's time zone by its IANA name, such as `Europe/Warsaw`. */
export function timeZoneName(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}

/** The browser's offset from UTC in seconds, east positive. */
export function timeZoneOffset(at: Date): number {
  return -at.getTimezoneOffset() * 60;
}
