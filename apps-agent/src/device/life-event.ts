import type { RowOf, TelemetryRow } from '../queue/index.js';

/** A page that somebody opens in a browser. */
export interface PageTry {
  readonly kind: 'page';
  readonly at: number;
  readonly domain: string;
  readonly url: string;
  /** How long it is read, seconds. */
  readonly seconds: number;
}

/** A search on an engine's site. */
export interface SearchTry {
  readonly kind: 'search';
  readonly at: number;
  readonly domain: string;
  readonly url: string;
  readonly keyword: string;
  readonly engine: string;
  readonly seconds: number;
}

/** A video that somebody starts. */
export interface VideoTry {
  readonly kind: 'video';
  readonly at: number;
  readonly seconds: number;
  readonly video: Omit<RowOf<'videos'>, 'ts' | 'blocked' | 'seconds'>;
}

/** An app that somebody starts, and what they try inside it, in order of time. */
export interface AppTry {
  readonly kind: 'app';
  readonly at: number;
  readonly seconds: number;
  readonly pkg: string;
  /** The app was in front already: a refusal has been reported, and nobody tries again. */
  readonly goesOn?: boolean;
  readonly inside: readonly (PageTry | SearchTry | VideoTry)[];
}

/** Somebody opens the device's settings. */
export interface SettingsTry {
  readonly kind: 'settings';
  readonly at: number;
}

/** Something that happens by itself and that no rule forbids: a position, a call, the battery. */
export interface Happening {
  readonly kind: 'happening';
  readonly at: number;
  readonly row: TelemetryRow;
}

/** Something that happens on a device. Times are epoch seconds. */
export type LifeEvent = AppTry | SettingsTry | Happening;

/** When an event is over and can be reported. */
export function endOf(event: LifeEvent): number {
  return event.kind === 'app' ? event.at + event.seconds : event.at;
}
