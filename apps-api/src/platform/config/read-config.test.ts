import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from './index.js';

let data: string;

beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'ostoja-config-'));
});

afterEach(() => rmSync(data, { recursive: true, force: true }));

const read = (environment: NodeJS.ProcessEnv = {}) => readConfig({ OSTOJA_DATA: data, ...environment });

function linesFor(environment: NodeJS.ProcessEnv): readonly string[] {
  try {
    read(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.lines;
    throw error;
  }
  return [];
}

describe('the configuration', () => {
  it('needs nothing: a database file under the data folder, this machine only', () => {
    expect(read()).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      database: { kind: 'sqlite', file: join(data, 'ostoja.sqlite') },
      telemetryDays: 90,
      trustProxy: false,
      demo: false,
      linkBase: 'http://localhost:8080',
    });
  });

  it('takes an empty variable for an absent one', () => {
    expect(read({ PORT: '', DATABASE_URL: '' }).port).toBe(8080);
  });

  it('can not be changed after the start', () => {
    expect(Object.isFrozen(read())).toBe(true);
  });

  it('takes a MySQL server', () => {
    expect(read({ DATABASE_URL: 'mysql://o:p@db:3306/ostoja' }).database).toEqual({
      kind: 'mysql',
      url: 'mysql://o:p@db:3306/ostoja',
      connections: 10,
    });
  });

  it('takes the keys of Stripe together, or none of them', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1234567890',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890',
      STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
    };
    expect(read().stripe).toBeUndefined();
    expect(read(keys).stripe).toEqual({
      secretKey: 'sk_test_1234567890',
      publishableKey: 'pk_test_1234567890',
      webhookSecret: 'whsec_1234567890',
    });
    expect(linesFor({ ...keys, STRIPE_WEBHOOK_SECRET: '' })).toEqual([
      'STRIPE_WEBHOOK_SECRET must be set with the other keys of Stripe',
    ]);
  });

  it('reads where the pictures of a map come from, and whom they name', () => {
    const tiles = {
      MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=1',
      MAP_TILES_ATTRIBUTION: '© Somebody',
    };
    expect(read().mapTiles).toBeUndefined();
    expect(read(tiles).mapTiles).toEqual({ url: tiles.MAP_TILES_URL, attribution: '© Somebody' });
    expect(linesFor({ ...tiles, MAP_TILES_ATTRIBUTION: '' })).toEqual([
      'MAP_TILES_ATTRIBUTION must be set with MAP_TILES_URL',
    ]);
    expect(linesFor({ ...tiles, MAP_TILES_URL: '' })).toEqual([
      'MAP_TILES_URL must be set with MAP_TILES_ATTRIBUTION',
    ]);
  });

  it('reads which proxies to trust', () => {
    expect(read({ TRUST_PROXY: '1' }).trustProxy).toBe(true);
    expect(read({ TRUST_PROXY: '10.0.0.0/8, ::1' }).trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  it.each([
    ['PORT', '99999'],
    ['PORT', '80a'],
    ['DATABASE_URL', 'postgres://u:hunter2@h/d'],
    ['DATABASE_URL', 'mysql://u:hunter2@h'],
    ['SMTP_URL', 'hunter2'],
    ['PUBLIC_URL', 'panel.example'],
    ['OSTOJA_DEMO', 'yes'],
    ['OSTOJA_SECRET', 'hunter2'],
    ['TELEMETRY_DAYS', '0'],
    ['TRUST_PROXY', 'everybody'],
    ['LOG_LEVEL', 'loud'],
    ['MAIL_FROM', 'nobody'],
    ['GEO_COUNTRY_HEADER', 'a header'],
    ['CONSENT_SERVICE_URL', 'privacy.example'],
    ['TRACKING_PIXEL_URL', 'data:image/gif;base64,hunter2'],
    ['ANDROID_APP_URL', 'javascript:hunter2'],
    ['MAP_TILES_URL', 'https://tiles.example/hunter2.png'],
    ['MAP_TILES_URL', 'https://{s}.tiles.example/hunter2/{z}/{x}/{y}.png'],
    ['STRIPE_SECRET_KEY', 'hunter2'],
    ['STRIPE_PUBLISHABLE_KEY', 'hunter2'],
    ['STRIPE_WEBHOOK_SECRET', 'hunter2'],
  ])('names a wrong %s in one line, and never repeats the value', (name, value) => {
    const lines = linesFor({ [name]: value });

    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(new RegExp(`^${name} must `));
    expect(lines[0]).not.toContain('hunter2');
  });

  it('names all that is wrong at once', () => {
    expect(linesFor({ PORT: 'x', OSTOJA_DEMO: 'x' })).toHaveLength(2);
  });

  it('makes a secret on the first start and keeps it where only the owner reads it', () => {
    const { secret } = read();

    expect(secret.length).toBeGreaterThanOrEqual(43);
    expect(read().secret).toBe(secret);
    expect(readFileSync(join(data, 'secret'), 'utf8').trim()).toBe(secret);
    expect(statSync(join(data, 'secret')).mode & 0o777).toBe(0o600);
  });
});
