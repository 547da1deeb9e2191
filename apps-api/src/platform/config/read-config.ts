import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { DatabaseSettings } from '../database/index.js';
import { readOrMakeSecret } from '../secrets/secret-file.js';
import { type Config, ConfigError, logLevels } from './config.js';

/** The root of the repository, from here in `src` as well as in `dist`. */
const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));

const switchValue = z.enum(['0', '1'], { error: 'must be 0 or 1' }).transform((value) => value === '1');

function whole(from: number, to: number) {
  const error = `must be a whole number from ${from} to ${to}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, { error })
    .transform(Number)
    .refine((value) => value >= from && value <= to, { error });
}

function address(protocols: readonly string[], shape: string) {
  return z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must look like ${shape}`,
  });
}

function key(beginning: string, shape: RegExp) {
  return z.string().regex(shape, { error: `must be the key that begins with ${beginning}` });
}

/** Each variable, its default, and what a wrong value should have been. Values are never repeated in errors. */
const variables = z.object({
  PORT: whole(1, 65_535).default(8080),
  HOST: z.string().max(255).default('127.0.0.1'),
  OSTOJA_DATA: z.string().default('var'),
  DATABASE_URL: address(['mysql:', 'mariadb:'], 'mysql://user:password@host:3306/database')
    .refine((value) => new URL(value).pathname.length > 1, { error: 'must name a database after the host' })
    .optional(),
  DATABASE_CONNECTIONS: whole(2, 1000).default(10),
  SMTP_URL: address(['smtp:', 'smtps:'], 'smtp://user:password@host:587').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@]+@[^\s@]+$|^[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>$/, {
      error: 'must be an address, such as Ostoja <no-reply@example.org>',
    })
    .default('Ostoja <no-reply@localhost>'),
  PUBLIC_URL: address(['http:', 'https:'], 'https://panel.example.org')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  OSTOJA_DEMO: switchValue.default(false),
  OSTOJA_SECRET: z
    .string()
    .min(32, { error: 'must be at least 32 characters, all of them random' })
    .optional(),
  TELEMETRY_DAYS: whole(1, 3650).default(90),
  TRUST_PROXY: z
    .string()
    .regex(/^[\da-fA-F.:/, ]+$/, { error: 'must be 0, 1, or addresses and networks separated by commas' })
    .transform(proxies)
    .default(false),
  LOG_LEVEL: z.enum(logLevels, { error: `must be one of ${logLevels.join(', ')}` }).default('info'),
  GEO_COUNTRY_HEADER: z
    .string()
    .regex(/^[\w-]+$/, { error: 'must be the name of a header, such as cf-ipcountry' })
    .transform((value) => value.toLowerCase())
    .optional(),
  CHECK_REPLIES: switchValue.optional(),
  CALLS_PER_MINUTE: whole(10, 1_000_000).default(600),
  CAPTCHA_COST: whole(1, 1_000_000).default(2000),
  CONSENT_SERVICE_URL: address(['http:', 'https:'], 'https://privacy.example.org/service').optional(),
  TRACKING_PIXEL_URL: address(['http:', 'https:'], 'https://pixel.example.org/p.gif').optional(),
  ANDROID_APP_URL: address(['http:', 'https:'], 'https://example.org/ostoja.apk').optional(),
  MAP_TILES_URL: address(['http:', 'https:'], 'https://tiles.example.org/{z}/{x}/{y}.png')
    .refine(
      (value) =>
        ['{z}', '{x}', '{y}'].every((part) => value.includes(part)) && !/^\w+:\/\/[^/]*\{/.test(value),
      { error: 'must have {z}, {x} and {y} in its path' },
    )
    .optional(),
  MAP_TILES_ATTRIBUTION: z.string().max(200, { error: 'must be at most 200 characters' }).optional(),
  STRIPE_SECRET_KEY: key('sk_ or rk_', /^(?:sk|rk)_\w{10,250}$/).optional(),
  STRIPE_PUBLISHABLE_KEY: key('pk_', /^pk_\w{10,250}$/).optional(),
  STRIPE_WEBHOOK_SECRET: key('whsec_', /^whsec_[\w+/=]{10,250}$/).optional(),
  NODE_ENV: z.string().default('development'),
});

/**
 * Reads the configuration from an environment. Makes the secret on the first start when none is given.
 * @throws {ConfigError} naming every variable that is wrong and what it should be
 */
export function readConfig(environment: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = variables.safeParse(given);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`));
  }
  const values = read.data;
  const dataFolder = resolve(REPOSITORY, values.OSTOJA_DATA);
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    dataFolder,
    database: databaseIn(dataFolder, values.DATABASE_URL, values.DATABASE_CONNECTIONS),
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    publicUrl: values.PUBLIC_URL,
    linkBase: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    demo: values.OSTOJA_DEMO,
    secret: values.OSTOJA_SECRET ?? readOrMakeSecret(dataFolder),
    telemetryDays: values.TELEMETRY_DAYS,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    countryHeader: values.GEO_COUNTRY_HEADER,
    checkReplies: values.CHECK_REPLIES ?? values.NODE_ENV !== 'production',
    callsPerMinute: values.CALLS_PER_MINUTE,
    captchaCost: values.CAPTCHA_COST,
    consentServiceUrl: values.CONSENT_SERVICE_URL,
    trackingPixelUrl: values.TRACKING_PIXEL_URL,
    androidAppUrl: values.ANDROID_APP_URL,
    mapTiles: mapTilesOf(values),
    stripe: stripeOf(values),
  });
}

/** Both or none: map pictures whose licence is not named may not be shown. */
function mapTilesOf(values: z.output<typeof variables>): Config['mapTiles'] {
  const { MAP_TILES_URL: url, MAP_TILES_ATTRIBUTION: attribution } = values;
  if (url === undefined && attribution === undefined) return undefined;
  if (url === undefined) throw new ConfigError(['MAP_TILES_URL must be set with MAP_TILES_ATTRIBUTION']);
  if (attribution === undefined) {
    throw new ConfigError(['MAP_TILES_ATTRIBUTION must be set with MAP_TILES_URL']);
  }
  return { url, attribution };
}

/** All three keys or none: with one alone money would be taken and never heard of. */
function stripeOf(values: z.output<typeof variables>): Config['stripe'] {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = values;
  const keys = { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET };
  const missing = Object.entries(keys).filter(([, value]) => value === undefined);
  if (missing.length === 3) return undefined;
  if (!STRIPE_SECRET_KEY || !STRIPE_PUBLISHABLE_KEY || !STRIPE_WEBHOOK_SECRET) {
    throw new ConfigError(missing.map(([name]) => `${name} must be set with the other keys of Stripe`));
  }
  return {
    secretKey: STRIPE_SECRET_KEY,
    publishableKey: STRIPE_PUBLISHABLE_KEY,
    webhookSecret: STRIPE_WEBHOOK_SECRET,
  };
}

function databaseIn(dataFolder: string, url: string | undefined, connections: number): DatabaseSettings {
  return url === undefined
    ? { kind: 'sqlite', file: join(dataFolder, 'ostoja.sqlite') }
    : { kind: 'mysql', url, connections };
}

function proxies(value: string): boolean | string[] {
  if (value === '0' || value === '1') return value === '1';
  return value.split(',').map((part) => part.trim());
}
