import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Config } from '../src/platform/config/index.js';

/** A configuration for tests; give what matters to the test. */
export function testConfig(given: Partial<Config> = {}): Config {
  const dataFolder = given.dataFolder ?? join(tmpdir(), 'ostoja-no-such-folder');
  return {
    port: 8080,
    host: '127.0.0.1',
    dataFolder,
    database: { kind: 'sqlite', file: join(dataFolder, 'ostoja.sqlite') },
    smtpUrl: undefined,
    mailFrom: 'Ostoja <no-reply@example.org>',
    publicUrl: undefined,
    linkBase: 'http://localhost:8080',
    demo: false,
    secret: 'a secret of the tests, long enough for all',
    telemetryDays: 90,
    trustProxy: false,
    logLevel: 'silent',
    countryHeader: undefined,
    checkReplies: true,
    callsPerMinute: 10_000,
    captchaCost: 1,
    consentServiceUrl: undefined,
    trackingPixelUrl: undefined,
    androidAppUrl: undefined,
    mapTiles: undefined,
    stripe: undefined,
    ...given,
  };
}
