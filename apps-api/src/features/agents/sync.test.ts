import { rules, saveSettings, sync } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { deviceOf } from '../../../test/factories/families.js';
import { batchOf, countRows, family, oneOfEach, visit } from '../../../test/factories/telemetry.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import type { Caller } from '../../wire/caller.js';
import { Sync } from './sync.action.js';

const DAY = 86_400;

const NOTHING = { tooOld: [], tooNew: [] };

const EVERY_TABLE_ONCE = {
  app_usage: 1,
  batch: 1,
  block_try: 1,
  contact: 1,
  daily: 3,
  health: 1,
  hourly: 9,
  installed_app: 1,
  phone_call: 1,
  position: 1,
  search: 1,
  sms: 1,
  video: 1,
  visit: 1,
};

describeApplication('sync', (app) => {
  const now = () => app().clock.now();

  it('asks for a token', async () => {
    const call = app().parent().call(sync, batchOf({}));

    expect(await failureOf(call)).toEqual(signInFirst);
  });

  it('refuses a token whose secret is wrong', async () => {
    const { device } = await family(app());

    const call = app()
      .device(`${device.token.slice(0, -2)}xx`)
      .call(sync, batchOf({}));

    expect(await failureOf(call)).toEqual(signInFirst);
  });

  it('names every row that does not fit and stores nothing of the batch', async () => {
    const { agent, device } = await family(app());
    const rows = {
      visits: [visit(now()), { ...visit(now()), blocked: 1000 }],
      positions: [{ ts: now(), lat: 91, lng: 0, v: 0 }],
    };

    const failure: unknown = await agent.call(sync, batchOf(rows)).catch((error: unknown) => error);

    expect(failure).toMatchObject({
      code: -1,
      details: { paths: ['rows.visits.1.blocked', 'rows.positions.0.lat'] },
    });
    expect(await countRows(app(), device)).toEqual({});
  });

  it('refuses more than 2,000 rows', async () => {
    const { agent, device } = await family(app());
    const visits = Array.from({ length: 2001 }, () => visit(now()));

    expect(await failureOf(agent.call(sync, batchOf({ visits })))).toEqual(failed(-1));
    expect(await countRows(app(), device)).toEqual({});
  });

  it('stores every kind of row and says how many and which rules are newest', async () => {
    const { agent, device } = await family(app());

    const reply = await agent.call(sync, batchOf(oneOfEach(now() - 5000)));

    expect(reply).toEqual({ stored: 11, leftOut: NOTHING, rulesVersion: 1 });
    expect(await countRows(app(), device)).toEqual(EVERY_TABLE_ONCE);
  });

  it('takes an empty batch', async () => {
    const { agent } = await family(app());

    expect(await agent.call(sync, batchOf({}))).toEqual({ stored: 0, leftOut: NOTHING, rulesVersion: 0 });
  });

  it('stores one batch once, however often it comes, and answers the same', async () => {
    const { agent, device } = await family(app());
    const batch = batchOf(oneOfEach(now() - 5000));

    const replies = await Promise.all([1, 2, 3, 4].map(() => agent.call(sync, batch)));
    const later = await agent.call(sync, { ...batch, sent: batch.sent + 60 });

    expect([...replies, later].map(({ stored }) => stored)).toEqual([11, 11, 11, 11, 11]);
    expect(await countRows(app(), device)).toEqual(EVERY_TABLE_ONCE);
  });

  it('refuses a uid that comes back with other rows, and changes nothing', async () => {
    const { agent, device } = await family(app());
    const batch = batchOf({ visits: [visit(now())] });
    await agent.call(sync, batch);
    const before = await countRows(app(), device);

    const call = agent.call(sync, { ...batch, rows: { visits: [visit(now(), 'other.example')] } });

    expect(await failureOf(call)).toEqual(failed(31));
    expect(await countRows(app(), device)).toEqual(before);
  });

  it('lets two devices use the same uid', async () => {
    const { agent, profile } = await family(app());
    const other = app().device((await deviceOf(app(), profile)).token);
    const batch = batchOf({ visits: [visit(now())] });

    await agent.call(sync, batch);

    expect(await other.call(sync, { ...batch, rows: {} })).toMatchObject({ stored: 0 });
  });

  it('stores fifty batches of one device that come at once, each once', async () => {
    const { agent, device } = await family(app());
    const batches = Array.from({ length: 50 }, (_, index) =>
      batchOf({
        visits: [visit(now() - index), visit(now() - index, 'same.example')],
        usage: [{ pkg: 'com.example.chat', from: now() - 600, to: now() }],
        apps: [{ pkg: `com.example.app${index % 5}`, name: 'App', firstSeen: now() }],
      }),
    );

    await Promise.all(batches.map((batch) => agent.call(sync, batch)));

    const counts = await countRows(app(), device);
    expect(counts).toMatchObject({ batch: 50, visit: 100, app_usage: 50, installed_app: 5 });
    const [sum] = await app().database.query<{ hits: number; seconds: number }>(
      'SELECT SUM(hits) AS hits, SUM(seconds) AS seconds FROM hourly WHERE device_id = ? AND kind IN (1, 4)',
      [device.deviceId],
    );
    expect([Number(sum?.hits), Number(sum?.seconds)]).toEqual([150, 30_000]);
  });

  it('leaves nothing of a batch that fails half-way', async () => {
    const { agent, device } = await family(app());
    // The last table that a batch is written into is missing.
    await app().database.query('ALTER TABLE video RENAME TO video_away');
    const call = failureOf(agent.call(sync, batchOf(oneOfEach(now()))));

    expect(await call.finally(() => app().database.query('ALTER TABLE video_away RENAME TO video'))).toEqual(
      failed(-1),
    );
    expect(await countRows(app(), device)).toEqual({});
  });

  it('stores nothing for a device that was deleted after its token was looked at', async () => {
    const { device } = await family(app());
    await app().database.query('DELETE FROM device WHERE device_id = ?', [device.deviceId]);
    const data = sync.data.parse(batchOf({ visits: [visit(now())] }));

    const caller: Partial<Caller<typeof sync>> = { device };

    const late = app()
      .nest.get(Sync, { strict: false })
      .run(caller as Caller<typeof sync>, data);

    await expect(late).rejects.toMatchObject({ code: 3, status: 'login' });
    expect(await countRows(app(), device)).toEqual({});
  });

  it('sees only its own device, whatever ids stand in the data', async () => {
    const mine = await family(app());
    const other = await family(app());
    const forged = {
      ...batchOf({ visits: [visit(now())] }),
      device: other.device.deviceId,
      account: other.parent.accountId,
    };

    await mine.agent.call(sync, forged);

    expect(await countRows(app(), other.device)).toEqual({});
    expect(await countRows(app(), mine.device)).toMatchObject({ visit: 1 });
  });

  it('leaves out rows that retention would delete and rows from the future, names them and counts the others', async () => {
    const { agent, device } = await family(app());
    const visits = [0, 946_684_800, now() - 91 * DAY, now() - 89 * DAY, now(), now() + 2 * DAY].map((ts) =>
      visit(ts),
    );

    const batch = batchOf({ visits });

    const reply = await agent.call(sync, batch);

    const leftOut = {
      tooOld: ['rows.visits.0', 'rows.visits.1', 'rows.visits.2'],
      tooNew: ['rows.visits.5'],
    };
    expect(reply).toMatchObject({ stored: 2, leftOut });
    expect(await countRows(app(), device)).toMatchObject({ visit: 2, hourly: 4 });
    app().clock.advance(2 * DAY);
    expect(await agent.call(sync, batch)).toMatchObject({ stored: 2, leftOut });
  });

  it('leaves out a stretch of use that is only partly in time', async () => {
    const { agent, device } = await family(app());
    const usage = [-90 * DAY - 60, -90 * DAY, DAY - 120, DAY - 60].map((from) => ({
      pkg: 'chat',
      from: now() + from,
      to: now() + from + 120,
    }));

    const { leftOut } = await agent.call(sync, batchOf({ usage }));

    expect(leftOut).toEqual({ tooOld: ['rows.usage.0'], tooNew: ['rows.usage.3'] });
    expect(await countRows(app(), device)).toMatchObject({ app_usage: 2 });
  });

  it.each([
    ['behind', -20 * 365 * DAY],
    ['ahead', 20 * 365 * DAY],
  ])('hears what a device says of itself whose clock is years %s', async (_, wrong) => {
    const { agent, device } = await family(app());
    await agent.call(sync, batchOf({}, { sent: now() }));
    app().clock.advance(100);

    await agent.call(
      sync,
      batchOf({}, { sent: Math.max(0, now() + wrong), rules: { received: 3, inForce: 2 } }),
    );

    const [row] = await app().database.query(
      'SELECT rules_received, rules_in_force, last_seen FROM device WHERE device_id = ?',
      [device.deviceId],
    );
    expect(row).toEqual({ rules_received: 3, rules_in_force: 2, last_seen: now() });
  });

  it('writes down which rules the device runs, and since when', async () => {
    const { agent, device } = await family(app());
    const since = now();
    await agent.call(sync, batchOf({}, { sent: now(), rules: { received: 3, inForce: 2 } }));
    app().clock.advance(100);
    await agent.call(sync, batchOf({}, { sent: now(), rules: { received: 3, inForce: 3 } }));

    const [row] = await app().database.query(
      `SELECT rules_received, rules_received_at, rules_in_force, rules_in_force_at, last_seen
       FROM device WHERE device_id = ?`,
      [device.deviceId],
    );
    expect(row).toEqual({
      rules_received: 3,
      rules_received_at: since,
      rules_in_force: 3,
      rules_in_force_at: since + 100,
      last_seen: since + 100,
    });
  });

  it('blocks a new app when new apps are blocked, and leaves known ones and the system alone', async () => {
    const { agent, parent, ref } = await family(app());
    const app1 = { pkg: 'com.example.known', name: 'Known', firstSeen: now() };
    await agent.call(sync, batchOf({ apps: [app1] }));
    await parent.call(saveSettings, { ...ref, data: { blockNewApps: true } });
    await agent.call(
      sync,
      batchOf({
        apps: [
          { ...app1, version: '2' },
          { pkg: 'com.example.new', name: 'New', firstSeen: now() },
          { pkg: 'com.android.dialer', name: 'Phone', firstSeen: now(), system: true },
        ],
      }),
    );

    const { apps } = await agent.call(rules, {});

    expect(Object.fromEntries(apps.map(({ pkg, allowed }) => [pkg, allowed]))).toEqual({
      'com.android.dialer': 1,
      'com.example.known': 1,
      'com.example.new': 0,
    });
  });

  it('raises the rules version when apps come, go or come back, and not when they stay', async () => {
    const { agent } = await family(app());
    const chat = { pkg: 'com.example.chat', name: 'Chat', firstSeen: now() };
    const versions: number[] = [];
    for (const uninstalled of [false, false, true, true, false]) {
      const reply = await agent.call(sync, batchOf({ apps: [{ ...chat, uninstalled }] }));
      versions.push(reply.rulesVersion);
    }

    expect(versions).toEqual([1, 1, 2, 2, 3]);
  });

  it('keeps hostile text as text', async () => {
    const { agent, device } = await family(app());
    const body = `'); DROP TABLE sms; -- <script>\u0000\u{1F600}\uD800`;

    await agent.call(sync, batchOf({ smses: [{ ts: now(), body, phoneNo: 'x', msgType: 1 }] }));

    const [row] = await app().database.query<{ body: string }>('SELECT body FROM sms WHERE device_id = ?', [
      device.deviceId,
    ]);
    expect(row?.body).toBe(body.toWellFormed().replace('\u0000', '\uFFFD'));
  });
});
