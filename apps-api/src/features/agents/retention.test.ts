import { getTopApps, getTopDomains, screen, sync } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { anotherBrowser } from '../../../test/factories/parents.js';
import { jpeg } from '../../../test/factories/pictures.js';
import { batchOf, countRows, family, oneOfEach, send, visit } from '../../../test/factories/telemetry.js';
import { FileStore } from '../../platform/files/index.js';
import { Retention } from '../../platform/jobs/index.js';
import { KeptDays } from '../../platform/settings/index.js';

const DAY = 86_400;

describeApplication('retention', (app) => {
  const run = () => app().nest.get(Retention).run();

  it('deletes telemetry of every kind when it is older than it may be, and keeps apps and contacts', async () => {
    const { agent, device } = await family(app());
    await agent.call(sync, batchOf(oneOfEach(app().clock.now() - 5 * DAY)));
    await agent.call(screen, {
      uid: 'screen-1',
      ts: app().clock.now() - 5 * DAY,
      app: '',
      userName: '',
      jpeg: jpeg(),
    });
    app().clock.advance(89 * DAY);
    await run();
    expect(await countRows(app(), device)).toEqual({ batch: 1, contact: 1, installed_app: 1 });

    app().clock.advance(2 * DAY);
    await run();

    expect(await countRows(app(), device)).toEqual({ batch: 1, contact: 1, installed_app: 1 });
    expect(await app().nest.get(FileStore).list(String(device.accountId))).toEqual([]);
  });

  it('follows what an operator decides while the server runs', async () => {
    const { agent, device } = await family(app());
    await agent.call(sync, batchOf(oneOfEach(app().clock.now() - 5 * DAY)));
    await app().nest.get(KeptDays).decide(3);
    try {
      await run();
      expect(await countRows(app(), device)).toEqual({ batch: 1, contact: 1, installed_app: 1 });
      await expect(app().nest.get(KeptDays).decide(0)).rejects.toThrow(RangeError);
    } finally {
      await app().nest.get(KeptDays).decide(undefined);
    }
    expect(await app().nest.get(KeptDays).days()).toBe(90);
  });

  it('keeps days that are the sums of the hours that are left', async () => {
    const { device } = await family(app());
    const start = app().clock.now() - DAY;
    await send(app(), device.token, {
      visits: Array.from({ length: 300 }, (_, index) =>
        visit(start + index * 600, `site${index % 3}.example`),
      ),
      usage: Array.from({ length: 50 }, (_, index) => ({
        pkg: 'chat',
        from: start + index * 3000,
        to: start + index * 3000 + 2000,
      })),
    });
    app().clock.advance(89 * DAY + 40_000);

    await run();

    const sums = (table: string, day: string) =>
      app().database.query<{ hits: number; seconds: number }>(
        `SELECT kind, ${day} AS day, subject, SUM(hits) AS hits, SUM(seconds) AS seconds,
           MIN(first_at) AS first_at, MAX(last_at) AS last_at FROM ${table}
         WHERE account_id = ? AND device_id = ? AND kind IN (1, 2, 3, 4)
         GROUP BY kind, ${day}, subject ORDER BY kind, ${day}, subject`,
        [device.accountId, device.deviceId],
      );
    const days = await sums('daily', 'day');
    expect(days.length).toBeGreaterThan(0);
    expect(days).toEqual(await sums('hourly', 'hour - hour % 86400'));
  });

  it('keeps the name of a batch as long as its rows may come back, a day ahead as they may be', async () => {
    const { agent, device } = await family(app());
    const batch = batchOf({ visits: [visit(app().clock.now() + DAY)] });
    await agent.call(sync, batch);
    app().clock.advance(91 * DAY - 1);
    await run();

    await agent.call(sync, batch);

    expect(await countRows(app(), device)).toMatchObject({ batch: 1, visit: 1 });
    app().clock.advance(2 * DAY);
    await run();
    expect(await countRows(app(), device)).toEqual({});
  });

  it('deletes commands a week after they were given', async () => {
    const { device } = await family(app());
    await app().database.query(
      `INSERT INTO device_command (account_id, device_id, command_id, kind, payload, state, created)
       VALUES (?, ?, 1, 'screen', '{}', 'expired', ?), (?, ?, 2, 'screen', '{}', 'answered', ?)`,
      [
        device.accountId,
        device.deviceId,
        app().clock.now() - 8 * DAY,
        device.accountId,
        device.deviceId,
        app().clock.now() - 6 * DAY,
      ],
    );
    await run();

    const left = await app().database.query('SELECT command_id FROM device_command WHERE device_id = ?', [
      device.deviceId,
    ]);
    expect(left).toEqual([{ command_id: 2 }]);
  });

  it('takes thousands of rows away in steps and leaves the young ones, with lists that still agree', async () => {
    const { parent, device, ref } = await family(app());
    const start = app().clock.now();
    for (const part of [0, 1]) {
      await send(app(), device.token, {
        visits: Array.from({ length: 1500 }, (_, index) => visit(start - 4000 - part * 1500 - index)),
      });
    }
    // Over the edge: begins before it and ends after it.
    await send(app(), device.token, {
      visits: [visit(start + 4000)],
      usage: [{ pkg: 'chat', from: start - 3000, to: start + 3000 }],
    });
    app().clock.advance(90 * DAY);
    await run();

    const edge = Math.floor(start / 3600) * 3600;
    const all = { ...ref, dateFrom: edge, dateTo: start + 5000 };
    expect(await countRows(app(), device)).toMatchObject({ app_usage: 1 });
    expect((await countRows(app(), device))['visit']).toBeLessThan(3000);
    // Nobody stays signed in that long.
    const later = await anotherBrowser(app(), parent);
    const whole = await later.call(getTopApps, all);
    const ragged = await later.call(getTopApps, { ...all, dateFrom: edge + 1 });
    expect(whole.max).toBe(Math.min(6000, start + 3000 - edge));
    expect(whole.max - ragged.max).toBeLessThanOrEqual(1);
    expect((await later.call(getTopDomains, all)).max).toBe((await countRows(app(), device))['visit']);
  });
});
