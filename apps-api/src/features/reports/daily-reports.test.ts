import { saveGlobalSettings } from '@ostoja/contracts';
import { expect, it, vi } from 'vitest';
import { describeApplication, type TestApplication } from '../../../test/application.js';
import { childOf, deviceOf } from '../../../test/factories/families.js';
import { mailsTo, runJobs } from '../../../test/factories/mail.js';
import { signedInParent } from '../../../test/factories/parents.js';
import { send, visit } from '../../../test/factories/telemetry.js';
import { Account, type NewAccount } from '../account/index.js';
import { Purge, Rounds } from '../../platform/jobs/index.js';
import { MailTransport } from '../../platform/mail/index.js';
import { ReportRounds } from './report-rounds.js';

const epoch = (iso: string) => Date.parse(iso) / 1000;

/** A Friday's noon in Warsaw; the report about it is due on Saturday at seven, that is six UTC. */
const noon = epoch('2026-11-20T11:00:00Z');
const morning = epoch('2026-11-21T06:30:00Z');
const day = 20261120;

const premium: Partial<NewAccount> = {
  accountType: 300,
  validTo: noon + 400 * 86_400,
  timeZoneName: 'Europe/Warsaw',
  language: 'en',
};

/** A family whose child used a phone at noon. */
async function livelyFamily(app: TestApplication, given: Partial<NewAccount> = {}) {
  app.clock.set(noon);
  const parent = await signedInParent(app, { ...premium, ...given });
  const device = await deviceOf(app, await childOf(app, parent));
  await send(app, device.token, {
    apps: [{ pkg: 'com.example.chat', name: 'Chat <b>', firstSeen: noon }],
    usage: [{ pkg: 'com.example.chat', from: noon - 1500, to: noon - 300 }],
    visits: [visit(noon - 900, 'school.example'), visit(noon - 800, 'casino.example', 3)],
  });
  return { parent, device };
}

describeApplication('daily reports', (app) => {
  const round = async () => {
    await app().nest.get(Rounds).run();
    await runJobs(app());
  };
  const reportsTo = async (email: string) =>
    (await mailsTo(app(), email)).filter(({ subject }) => subject.includes('Daily report'));
  const jobs = (accountId: number) =>
    app().database.query<{ tries: number; last_error: string }>(
      'SELECT tries, last_error FROM job WHERE account_id = ?',
      [accountId],
    );

  it('come in the family’s own morning with yesterday’s figures, and once', async () => {
    const { parent } = await livelyFamily(app());
    app().clock.set(morning - 3600);
    await round();
    expect(await reportsTo(parent.email)).toEqual([]);

    app().clock.set(morning);
    await round();
    app().clock.advance(3600);
    await round();

    const mails = await reportsTo(parent.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Daily report: Zosia, Friday, 20 November 2026');
    expect(mails[0]?.text).toContain('20 mins in apps');
    expect(mails[0]?.text).toContain('Chat <b>: 20 mins');
    expect(mails[0]?.text).toContain('school.example: 1 visit');
    expect(mails[0]?.text).toContain('Blocked sites: 1 try');
    expect(mails[0]?.text).toContain('11:00 20 mins');
    expect(mails[0]?.pictures).toHaveLength(1);
  });

  it('come at seven in New York for a family there', async () => {
    const { parent } = await livelyFamily(app(), { timeZoneName: 'America/New_York' });
    app().clock.set(morning);
    await round();
    expect(await reportsTo(parent.email)).toEqual([]);
    app().clock.set(epoch('2026-11-21T12:30:00Z'));
    await round();
    expect(await reportsTo(parent.email)).toHaveLength(1);
  });

  it('follow a change of zone, and never tell a day twice', async () => {
    const { parent } = await livelyFamily(app());
    app().clock.set(morning);
    await round();
    await parent.call(saveGlobalSettings, { data: { timeZoneName: 'America/New_York' } });
    app().clock.set(epoch('2026-11-21T12:30:00Z'));
    await round();
    expect(await reportsTo(parent.email)).toHaveLength(1);

    const { nextReport } = await app()
      .database.repository(Account)
      .findOneByOrFail({ accountId: parent.accountId });
    expect(nextReport).toBeGreaterThanOrEqual(epoch('2026-11-22T12:00:00Z'));
  });

  it('are sent once, whatever servers look for them at the same time', async () => {
    const families = [await livelyFamily(app()), await livelyFamily(app()), await livelyFamily(app())];
    app().clock.set(morning);
    const rounds = app().nest.get(ReportRounds, { strict: false });
    await Promise.all([rounds.run(), rounds.run(), rounds.run()]);
    await runJobs(app());

    for (const { parent } of families) expect(await reportsTo(parent.email)).toHaveLength(1);
  });

  it.each<[string, Partial<Account>]>([
    ['does not want them', { sendReports: false }],
    ['has not confirmed its address', { confirmed: false }],
    ['has a plan that ended', { validTo: noon }],
  ])('do not go to an account that %s', async (_what, change) => {
    const { parent } = await livelyFamily(app());
    await app().database.repository(Account).update({ accountId: parent.accountId }, change);
    app().clock.set(morning);
    await round();

    expect(await reportsTo(parent.email)).toEqual([]);
    expect(await jobs(parent.accountId)).toEqual([]);
  });

  it('do not tell that nothing was reported', async () => {
    app().clock.set(noon);
    const parent = await signedInParent(app(), premium);
    await deviceOf(app(), await childOf(app(), parent));
    app().clock.set(morning);
    await round();

    expect(await reportsTo(parent.email)).toEqual([]);
  });

  it('wait for a mail server that fails, tell the operator why, and come when it is back', async () => {
    const { parent } = await livelyFamily(app());
    const transport = app().nest.get(MailTransport);
    const broken = vi.spyOn(transport, 'send').mockRejectedValue(new Error('connection refused'));
    app().clock.set(morning);
    await round();
    expect(await jobs(parent.accountId)).toEqual([{ tries: 1, last_error: 'connection refused' }]);

    broken.mockRestore();
    app().clock.advance(60);
    await round();
    expect(await reportsTo(parent.email)).toHaveLength(1);
    expect(await jobs(parent.accountId)).toEqual([]);
  });

  it('are not sent again by a job that a crash left behind', async () => {
    const { parent } = await livelyFamily(app());
    app().clock.set(morning);
    await app().nest.get(Rounds).run();
    const [job] = await app().database.query<Record<string, never>>(
      'SELECT * FROM job WHERE account_id = ?',
      [parent.accountId],
    );
    await runJobs(app());
    const columns = Object.keys(job ?? {});
    await app().database.query(
      `INSERT INTO job (${columns.map((name) => `\`${name}\``).join(', ')}) VALUES (${columns.map(() => '?').join(', ')})`,
      Object.values(job ?? {}).map((value) => (typeof value === 'object' ? JSON.stringify(value) : value)),
    );
    await runJobs(app());

    expect(await reportsTo(parent.email)).toHaveLength(1);
  });

  it('that were missed are not sent later: only yesterday is told', async () => {
    const { parent } = await livelyFamily(app());
    app().clock.set(morning + 3 * 86_400);
    await round();

    expect(await reportsTo(parent.email)).toEqual([]);
    const claims = await app().database.query('SELECT day FROM daily_report WHERE account_id = ?', [
      parent.accountId,
    ]);
    expect(claims).toEqual([{ day: day + 3 }]);
  });

  it('are reckoned for accounts that are older than reports, without a mail', async () => {
    const { parent } = await livelyFamily(app());
    const { accountId, email } = parent;
    await app().database.repository(Account).update({ accountId }, { nextReport: 0 });
    app().clock.set(morning);
    await round();

    const { nextReport } = await app().database.repository(Account).findOneByOrFail({ accountId });
    expect(nextReport).toBeGreaterThan(morning);
    expect(await reportsTo(email)).toEqual([]);
  });

  it('leave nothing behind when the account goes', async () => {
    const { parent } = await livelyFamily(app());
    app().clock.set(morning);
    await round();
    await app().nest.get(Purge).run({ accountId: parent.accountId });

    const left = await app().database.query('SELECT day FROM daily_report WHERE account_id = ?', [
      parent.accountId,
    ]);
    expect(left).toEqual([]);
  });

  it('are stopped by the link in them, without a sign-in, and only by a post', async () => {
    const { parent } = await livelyFamily(app());
    app().clock.set(morning);
    await round();
    const [mail] = await reportsTo(parent.email);
    const link = new URL(mail?.unsubscribe ?? '');
    const door = `${app().url}${link.pathname}${link.search}`;
    const wanted = async () =>
      (await app().database.repository(Account).findOneByOrFail({ accountId: parent.accountId })).sendReports;

    const page = await fetch(door);
    expect([page.status, await wanted()]).toEqual([200, true]);
    expect(await page.text()).toContain('Stop the daily reports?');

    // As a mail program posts it (RFC 8058)
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const stopped = await fetch(door, { method: 'POST', body });
    expect([stopped.status, await wanted()]).toEqual([200, false]);

    const again = await fetch(`${door}&again=1`, { method: 'POST', body });
    expect([again.status, await wanted()]).toEqual([200, true]);
  });

  it('are not stopped by a link that nobody signed', async () => {
    const { parent } = await livelyFamily(app());
    const id = parent.accountId.toString(36);
    for (const token of [`${id}.${'A'.repeat(43)}`, id, '', 'x'.repeat(3000)]) {
      const door = `${app().url}/reports/unsubscribe?t=${token}`;
      expect((await fetch(door)).status).toBe(404);
      expect((await fetch(door, { method: 'POST' })).status).toBe(404);
    }
    const account = await app().database.repository(Account).findOneByOrFail({ accountId: parent.accountId });
    expect(account.sendReports).toBe(true);
  });
});
