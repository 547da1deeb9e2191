/** The privilege flags of an account (panel §3): each gates the data call of the same name. */
export const privilegeNames = [
  'getApps',
  'getAppsUsage',
  'getCalls',
  'getContacts',
  'getGPS',
  'getHealth',
  'getKeywords',
  'getSmses',
  'getTop',
  'getTopApps',
  'getTopBlocked',
  'getTopDomains',
  'getTopSearch',
  'getUrls',
  'loadLists',
  'loadSettings',
  'saveLists',
  'saveSettings',
  'setApps',
] as const;

/** The name of a privilege flag. */
export type Privilege = (typeof privilegeNames)[number];

/** The wire's privileges: 0 or absent is no, any other number is yes. */
export type Privileges = Readonly<Partial<Record<Privilege, number>>>;

/** Tells whether an account may make the data call that the flag gates. */
export function hasPrivilege(privileges: Privileges, privilege: Privilege): boolean {
  return (privileges[privilege] ?? 0) !== 0;
}
