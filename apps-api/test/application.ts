import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Client, createClient } from '@ostoja/contracts';
import { afterAll, beforeAll, describe } from 'vitest';
import { createApplication } from '../src/application.js';
import { TestClock } from '../src/platform/clock/index.js';
import type { Config } from '../src/platform/config/index.js';
import { Database } from '../src/platform/database/index.js';
import { testConfig } from './config.js';
import { emptyDatabase, engines } from './databases.js';

/** A browser of a parent's: a typed client with a cookie jar of its own. */
export interface Parent extends Client {
  /** The cookies that the server set, by name. */
  readonly cookies: Map<string, string>;
}

/** The running server, as a test sees it from outside, and its clock and database from inside. */
export interface TestApplication {
  readonly url: string;
  readonly clock: TestClock;
  readonly config: Config;
  readonly database: Database;
  readonly nest: NestFastifyApplication;
  /** A new browser, signed in nowhere. */
  parent(headers?: Record<string, string>): Parent;
  /** A device's client. */
  device(token: string): Client;
}

/**
 * Runs a group of tests against the real server over HTTP, on every engine, each with a database of its own.
 * `app()` gives the server inside of tests and hooks.
 */
export function describeApplication(
  name: string,
  body: (app: () => TestApplication) => void,
  settings: Partial<Config> = {},
): void {
  describe.each(engines)(`${name} on %s`, (engine) => {
    let running: TestApplication | undefined;
    const clean: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      const dataFolder = await mkdtemp(join(tmpdir(), 'ostoja-test-'));
      clean.push(() => rm(dataFolder, { recursive: true, force: true }));
      const database = await emptyDatabase(engine);
      clean.push(() => database.drop());
      const config = testConfig({ dataFolder, database: database.settings, ...settings });
      const clock = new TestClock();
      const nest = await createApplication(config, { works: true, clock });
      clean.push(() => nest.close());
      await nest.listen(0, '127.0.0.1');
      const url = await nest.getUrl();
      running = {
        url,
        clock,
        config,
        nest,
        database: nest.get(Database),
        parent: (headers) => browser(url, headers),
        device: (token) => createClient({ baseUrl: url, token }),
      };
    });

    afterAll(async () => {
      for (const step of clean.toReversed()) await step();
    });

    body(() => {
      if (!running) throw new Error('the server runs in tests and hooks only');
      return running;
    });
  });
}

function browser(baseUrl: string, headers: Record<string, string> = {}): Parent {
  const cookies = new Map<string, string>();
  const send: typeof fetch = async (input, init) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(input, {
      ...init,
      headers: { ...(init?.headers as Record<string, string>), ...headers, ...(cookie ? { cookie } : {}) },
    });
    for (const line of response.headers.getSetCookie()) {
      const [name, value] = /^([^=]+)=([^;]*)/.exec(line)?.slice(1) ?? [];
      if (!name) continue;
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return response;
  };
  return { ...createClient({ baseUrl, fetch: send }), cookies };
}
