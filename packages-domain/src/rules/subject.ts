/** What a verdict is about. */
export type Subject = AppSubject | SiteSubject | VideoSubject | SettingsSubject;

/** An app, by its package or program name. */
export interface AppSubject {
  readonly kind: 'app';
  readonly pkg: string;
}

/** A visit to a site; with its address, so that a download can be recognised. */
export interface SiteSubject {
  readonly kind: 'site';
  readonly domain: string;
  readonly url?: string;
}

/** A YouTube video. */
export interface VideoSubject {
  readonly kind: 'video';
  readonly videoId: string;
  readonly channelId: string;
}

/** The device's own settings. */
export interface SettingsSubject {
  readonly kind: 'settings';
}
