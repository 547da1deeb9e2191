import type { DatabaseSettings } from '../database/index.js';

/** How much the server writes to its log. */
export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** The keys of a Stripe account. */
export interface StripeSettings {
  readonly secretKey: string;
  readonly publishableKey: string;
  readonly webhookSecret: string;
}

/** What the operator decided, read once at the start and never changed. Documented in `docs/operations.md`. */
export abstract class Config {
  /** Where the server listens. */
  abstract readonly port: number;
  abstract readonly host: string;
  /** The folder of everything that must outlive the process: database file, pictures, outbox, secret. */
  abstract readonly dataFolder: string;
  abstract readonly database: DatabaseSettings;
  /** Where mail goes; undefined: into the outbox under the data folder. */
  abstract readonly smtpUrl: string | undefined;
  /** Who mail is from. */
  abstract readonly mailFrom: string;
  /** Where browsers reach the panel, without a slash at the end; undefined when any host is right. */
  abstract readonly publicUrl: string | undefined;
  /** Whether this is a demonstration: the operator may read the outbox in the browser. */
  abstract readonly demo: boolean;
  /** The key of all keyed hashes. Never logged. */
  abstract readonly secret: string;
  /** How long telemetry is kept, days. */
  abstract readonly telemetryDays: number;
  /** Which proxies may tell a caller's address: all, none, or addresses and networks. */
  abstract readonly trustProxy: boolean | readonly string[];
  abstract readonly logLevel: (typeof logLevels)[number];
  /** The header in which a trusted proxy tells the caller's country, in lower case. */
  abstract readonly countryHeader: string | undefined;
  /** Whether replies are held against their contract before they leave. */
  abstract readonly checkReplies: boolean;
  /** Calls a minute that one account, device or address may make. */
  abstract readonly callsPerMinute: number;
  /** Rounds of hashing in each try at the sign-in page's proof of work. */
  abstract readonly captchaCost: number;
  /** Who else hears what a visitor answered about cookies; undefined: nobody (decision 0129). */
  abstract readonly consentServiceUrl: string | undefined;
  /** The pixel that the panel shows to parents who consented; undefined: none. */
  abstract readonly trackingPixelUrl: string | undefined;
  /** Where the Android app is downloaded outside of the store; undefined: nowhere. */
  abstract readonly androidAppUrl: string | undefined;
  /** Pictures of streets for the map; undefined: none, and nobody learns where a child is. */
  abstract readonly mapTiles: MapTiles | undefined;

  /** How to speak with Stripe; undefined: payments go to the sandbox and cost nothing. Never logged. */
  abstract readonly stripe: StripeSettings | undefined;

  /** The address for links in mail. */
  abstract readonly linkBase: string;
}

/** Where the map's pictures of streets come from. */
export interface MapTiles {
  /** With `{z}`, `{x}` and `{y}` in its path. */
  readonly url: string;
  /** Whom their licence wants named. */
  readonly attribution: string;
}

/** An environment that the server refuses to start with: one line for each variable that is wrong. */
export class ConfigError extends Error {
  constructor(readonly lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
  }
}
