import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { testConfig } from '../../../test/config.js';
import { emptyDatabase, engines, type TestDatabase } from '../../../test/databases.js';
import { schema } from '../../schema.js';
import { Database } from '../database/index.js';
import { JobRunner } from '../jobs/index.js';
import { PlatformModule } from '../platform.module.js';
import { Mailer } from './index.js';

let folder: string;
let database: TestDatabase;
let app: NestFastifyApplication;

async function start(demo: boolean): Promise<void> {
  const config = testConfig({ dataFolder: folder, database: database.settings, demo });
  const made = await Test.createTestingModule({
    imports: [PlatformModule.forRoot(config, schema, { works: false })],
  }).compile();
  app = made.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();
  await app.getHttpAdapter().getInstance().ready();
}

/** Asks for a confirmation mail and lets the jobs run. */
async function mail(): Promise<void> {
  const order = {
    to: '<b>ala</b>@example.org',
    language: 'en',
    content: { kind: 'confirm', link: 'http://localhost:8080/emailconfirm?code=1', code: '123456' },
  } as const;
  await app.get(Database).transaction((manager) => app.get(Mailer).queue(manager, 7, order));
  await app.get(JobRunner).runDue();
}

const get = (url: string, headers: { [name: string]: string } = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url, headers: { host: 'localhost:8080', ...headers }, remoteAddress });

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ostoja-outbox-'));
  database = await emptyDatabase(engines[0] ?? 'sqlite');
});

afterEach(async () => {
  await app.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });
});

it('shows the mail of a demonstration, escaped and without any script', async () => {
  await start(true);
  await mail();
  const list = await get('/outbox');
  const address = /href="(\/outbox\/[^"]+)"/.exec(list.body)?.[1] ?? '';
  const one = await get(address);

  expect(list.body).toContain('Confirm your e-mail address');
  expect(list.body).not.toContain('<b>');
  expect(list.headers['content-security-policy']).toContain("default-src 'none'");
  expect(one.body).toContain('123456');
  expect(one.body).toContain('<a href="http://localhost:8080/emailconfirm?code=1">');
});

it('does not exist outside of a demonstration', async () => {
  await start(false);
  await mail();

  expect((await get('/outbox')).statusCode).toBe(404);
});

it('answers only this machine, asked by its own name and through no proxy', async () => {
  await start(true);

  expect((await get('/outbox')).statusCode).toBe(200);
  expect((await get('/outbox', {}, '192.168.1.5')).statusCode).toBe(404);
  expect((await get('/outbox', { host: 'evil.example' })).statusCode).toBe(404);
  expect((await get('/outbox', { 'x-forwarded-for': '127.0.0.1' })).statusCode).toBe(404);
});

it('opens no other file', async () => {
  await start(true);

  expect((await get('/outbox/..%2Fsecret')).statusCode).toBe(404);
});
