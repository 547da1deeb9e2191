import type { PathTab } from '../../layout/path-tabs.js';

/** The tabs of Calls and text messages, each the last part of its address; the first is the default (panel spec §2). */
export const callTabs = [
  { path: 'call-list', label: 'phone.tab.calls' },
  { path: 'sms-list', label: 'phone.tab.smses' },
  { path: 'contact-list', label: 'phone.tab.contacts' },
] as const satisfies readonly PathTab[];

/** The path of one of the tabs. */
export type CallTab = (typeof callTabs)[number]['path'];
