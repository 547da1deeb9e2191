import { NestFactory } from '@nestjs/core';
import type { INestApplicationContext } from '@nestjs/common';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testConfig } from '../../test/config.js';
import { emptyDatabase, engines, type TestDatabase } from '../../test/databases.js';
import { Accounts } from '../features/account/index.js';
import { Passwords } from '../features/account/passwords.js';
import { Database } from '../platform/database/index.js';
import { AdminError } from './admin-error.js';
import { AdminModule } from './admin.module.js';
import { readCommand } from './commands.js';

describe.each(engines)('the command line on %s', (engine) => {
  let app: INestApplicationContext;
  let database: TestDatabase;
  let folder: string;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ostoja-admin-'));
    database = await emptyDatabase(engine);
    const config = testConfig({ dataFolder: folder, database: database.settings });
    app = await NestFactory.createApplicationContext(AdminModule.forRoot(config), { logger: false });
  });

  afterAll(async () => {
    await app.close();
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  });

  const run = async (line: string) => {
    const command = readCommand(line.split(' '), { OSTOJA_ADMIN_PASSWORD: 'Some-Password-1' });
    return command?.((type) => app.get(type));
  };
  const account = (email: string) => app.get(Accounts).findByEmail(email);

  it('makes an account that can sign in', async () => {
    await run('create-account --email Ala@example.org --language en');
    const made = await account('ala@example.org');

    expect(made).toMatchObject({ language: 'en', confirmed: false, accountType: 50 });
    expect(await app.get(Passwords).matches('Some-Password-1', made?.passwordHash)).toBe(true);
  });

  it('refuses a second account with the same address, however it is written', async () => {
    await expect(run('create-account --email ALA@example.org')).rejects.toBeInstanceOf(AdminError);
  });

  it('confirms an address and sets a plan', async () => {
    await run('confirm-email --email ala@example.org');
    await run('set-plan --email ala@example.org --type 200 --days 30');

    const made = await account('ala@example.org');
    expect(made).toMatchObject({ confirmed: true, accountType: 200 });
    expect((made?.validTo ?? 0) - (made?.validFrom ?? 0)).toBe(30 * 86_400);
  });

  it('makes the demo account, and makes it again without harm', async () => {
    await run('create-demo');
    await run('create-demo');

    expect(await account('demo@ostoja.test')).toMatchObject({
      confirmed: true,
      accountType: 300,
      language: 'pl',
      timeZoneName: 'Europe/Warsaw',
    });
  });

  it('deletes an account, frees its address and leaves the rest to the server', async () => {
    await run('delete-account --email ala@example.org');

    expect(await account('ala@example.org')).toBeNull();
    expect(await app.get(Database).query('SELECT kind FROM job')).toEqual([{ kind: 'purge' }]);
    await expect(run('create-account --email ala@example.org')).resolves.toContain('made');
  });

  it('makes reward codes, lists them without telling them, and withdraws one', async () => {
    const made = (await run('reward --days 30 --count 2 --note autumn --until 2099-12-31')) ?? '';
    const codes = made.split('\n').map((line) => line.split(' ', 1)[0] ?? '');
    expect(codes).toHaveLength(2);
    expect(made).toContain(`/reward?r=${codes[0]}`);

    const listed = (await run('rewards')) ?? '';
    expect(listed).toMatch(/30 days .* free {2}until 2099-12-31 {2}autumn/);
    for (const code of codes) expect(listed).not.toContain(code);

    expect(await run(`withdraw-reward --code ${codes[0]}`)).toContain('withdrawn');
    await expect(run(`withdraw-reward --code ${codes[0]}`)).rejects.toBeInstanceOf(AdminError);
    expect(((await run('rewards')) ?? '').split('\n')).toHaveLength(1);
  });

  it('tells what an account has', async () => {
    await run('create-account --email ola@example.org');
    await run('set-plan --email ola@example.org --type 200 --days 30');
    const shown = await run('show-account --email ola@example.org');

    expect(shown).toContain('ola@example.org, unconfirmed, pl, UTC');
    expect(shown).toContain('plan 200');
    expect(shown).toContain('0 children, 0 devices');
    expect(shown).toMatch(/ {2}set {2}operator:/);
    expect(shown).toContain('daily reports on');
  });

  it('lists the mail that failed, and lets the server try it again', async () => {
    await app.get(Database).query('DELETE FROM job');
    expect(await run('mail')).toBe('no mail waits after a failure');
    await run('send-report --email demo@ostoja.test --day 2026-01-31');
    await app
      .get(Database)
      .query("UPDATE job SET tries = 10, failed = 1, last_error = 'connection refused\u001b[2J'");

    expect(await run('mail')).toBe(
      'demo@ostoja.test  report.daily  10 tries  given up  connection refused [2J',
    );
    expect(await run('retry-mail')).toBe('the server tries again: 1');
    expect(await app.get(Database).query('SELECT tries, failed FROM job')).toMatchObject([
      { tries: 0, failed: 0 },
    ]);
    expect(await run('mail')).toBe('no mail waits after a failure');
  });

  it('tells that the migrations make the entities', async () => {
    expect(await run('drift')).toBe('the migrations make the entities');
  });

  it.each([
    'set-plan --email demo@ostoja.test --type 7 --days 3',
    'set-plan --email demo@ostoja.test --type 300 --days 0',
    'confirm-email --email nobody@example.org',
    'create-account --email nonsense',
    'reward --days 0',
    'reward --days 7 --count 0',
    'reward --days 7 --until 2020-01-01',
    'withdraw-reward --code LATO-2026',
    'send-report --email nobody@example.org',
    'send-report --email demo@ostoja.test --day 2099-01-01',
    'show-account --email nobody@example.org',
    'create-account --email a@example.org --language xx',
  ])('refuses %j', async (line) => {
    await expect(run(line)).rejects.toBeInstanceOf(AdminError);
  });
});

describe('reading a command line', () => {
  it.each([
    'explode',
    'confirm-email',
    'reward',
    'withdraw-reward',
    'send-report',
    'create-demo now',
    'migrate --password x',
  ])('refuses %j', (line) => {
    expect(() => readCommand(line.split(' '), {})).toThrow(AdminError);
  });

  it.each(['--help', 'create-demo --help'])('gives help for %j', (line) => {
    expect(readCommand(line.split(' '), {})).toBeUndefined();
  });
});
