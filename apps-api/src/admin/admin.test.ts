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

  it('lists accounts and finds them by a part of their address', async () => {
    const all = (await run('accounts')) ?? '';
    expect(all.split('\n').map((line) => line.split(' ', 1)[0])).toEqual(
      expect.arrayContaining(['demo@ostoja.test', 'ola@example.org']),
    );
    expect(await run('accounts --search OLA@')).toMatch(
      /^ola@example\.org {2}unconfirmed {2}pl {2}plan 200 {2}until /,
    );
    expect(await run('accounts --search %')).toBe('there are no such accounts');
    expect(((await run('accounts --count 1')) ?? '').split('\n')).toHaveLength(1);
  });

  it('gives points and another password', async () => {
    await run('give-points --email ola@example.org --points 500');
    expect(await run('give-points --email ola@example.org --points 7')).toBe(
      'ola@example.org has 507 knowledge points',
    );
    const before = await account('ola@example.org');
    await run('set-password --email ola@example.org');
    const after = await account('ola@example.org');
    expect(after?.passwordHash).not.toBe(before?.passwordHash);
    expect(await app.get(Passwords).matches('Some-Password-1', after?.passwordHash)).toBe(true);
  });

  it('lists what is sold, changes what it is told, and takes that back', async () => {
    const regular = async () =>
      ((await run('plans')) ?? '').split('\n').find((line) => line.startsWith('200'));
    expect(await regular()).toMatch(/Ostoja Regular +year +149\.00 PLN {2}34\.90 EUR .* 0 points$/);

    await run('change-plan --type 200 --pln 159 --eur 35,50 --sold no');
    expect(await regular()).toMatch(/159\.00 PLN {2}35\.50 EUR {2}34\.90 USD .* not sold {2}changed$/);
    await run('change-plan --type 200 --sold yes');
    expect(await regular()).toMatch(/159\.00 PLN .* points {2}changed$/);

    await run('reset-plan --type 200');
    expect(await regular()).toMatch(/149\.00 PLN .* 0 points$/);
  });

  it('tells for how long reports are kept, and changes that', async () => {
    expect(await run('retention')).toContain('kept for 90 days (TELEMETRY_DAYS)');
    expect(await run('set-retention --days 30')).toContain('kept for 30 days');
    expect(await run('retention')).toContain('kept for 30 days (set-retention)');
    expect(await run('run-retention')).toBe('what is older than 30 days is deleted');
    expect(await run('set-retention')).toContain('kept for 90 days');
  });

  it('tells that nothing was paid, and that nothing renews itself', async () => {
    expect(await run('payments')).toBe('there are no payments');
    expect(await run('payments --email ola@example.org')).toBe('there are no payments');
    expect(await run('stop-renewal --email ola@example.org')).toBe(
      'nothing of ola@example.org renews itself',
    );
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
    'accounts --count 0',
    'give-points --email demo@ostoja.test --points 0',
    'set-plan --email demo@ostoja.test --type 20001 --days 3',
    'change-plan --type 200',
    'change-plan --type 50 --pln 10',
    'change-plan --type 200 --pln 0',
    'change-plan --type 200 --pln 1e3',
    'change-plan --type 200 --pln 14900.00',
    'change-plan --type 200 --pln -5',
    'change-plan --type 1000 --points 0',
    'change-plan --type 200 --sold perhaps',
    'reset-plan --type 7',
    'set-retention --days 0',
    'set-retention --days 4000',
    'payments --email nobody@example.org',
    'refund 4711',
    'refund pi_nobodys --force',
    'stop-renewal --email nobody@example.org',
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
    'refund',
    'refund 1 2',
    'change-plan --pln 10',
  ])('refuses %j', (line) => {
    expect(() => readCommand(line.split(' '), {})).toThrow(AdminError);
  });

  it.each(['--help', 'create-demo --help'])('gives help for %j', (line) => {
    expect(readCommand(line.split(' '), {})).toBeUndefined();
  });
});
