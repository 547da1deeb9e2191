import { getDay, saveSettings } from '@ostoja/contracts';
import { closedDay, localDayBounds } from '@ostoja/domain';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { deviceOf } from '../../../test/factories/families.js';
import { family, send, visit } from '../../../test/factories/telemetry.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';

const zone = 'Europe/Warsaw';

describeApplication('getDay', (app) => {
  /** A Sunday in Warsaw that has just passed. */
  const day = localDayBounds(20_250_615, zone);
  const asked = { dateFrom: day.from, dateTo: day.to - 1 };
  const home = { lat: 52.2297, lng: 21.0122 };
  const school = { lat: 52.24, lng: 21.03 };
  const stay = (point: typeof home, from: number, minutes: number) =>
    Array.from({ length: minutes + 1 }, (_, index) => ({ ...point, ts: from + index * 60, v: 0 }));

  it('asks for a session', async () => {
    const { ref } = await family(app());

    expect(
      await failureOf(
        app()
          .parent()
          .call(getDay, { ...ref, ...asked }),
      ),
    ).toEqual(signInFirst);
  });

  it("answers another family's profile as an absent one", async () => {
    const { parent } = await family(app());
    const other = await family(app());

    expect(await failureOf(parent.call(getDay, { ...other.ref, ...asked }))).toEqual(failed(16));
    expect(await failureOf(parent.call(getDay, { profile: 1, ...asked }))).toEqual(failed(16));
  });

  it('refuses more than 25 hours', async () => {
    const { parent, ref } = await family(app());
    const long = { dateFrom: day.from, dateTo: day.from + 90_001 };

    expect(await failureOf(parent.call(getDay, { ...ref, ...long }))).toEqual(failed(-1));
  });

  it('tells of every device of the profile when it was used, what was refused, and when it was open', async () => {
    const { parent, profile, device, ref } = await family(app());
    const computer = await deviceOf(app(), profile, { appType: 3, timeZone: 'Nowhere/At-All' });
    const at = (hours: number) => day.from + hours * 3600;
    await send(app(), device.token, {
      apps: [
        { pkg: 'chat', name: 'Chat', firstSeen: day.from },
        { pkg: 'game', name: 'Game', firstSeen: day.from },
      ],
      usage: [
        { pkg: 'chat', from: day.from - 500, to: day.from + 100 },
        { pkg: 'chat', from: day.from + 150, to: day.from + 200 },
        { pkg: 'other', from: at(5), to: at(5) + 30 },
      ],
      visits: [visit(at(8), 'ok.example'), visit(at(9), 'bad.example', 10)],
      blocks: [
        { ts: at(10), kind: 'app', subject: 'game', code: 1 },
        { ts: at(11), kind: 'settings', subject: 'settings', code: 8 },
        { ts: at(12), kind: 'video', subject: 'v1', code: 7 },
      ],
      videos: [
        { ts: at(12), videoid: 'v1', channelid: 'c', title: 'Pranks', author: 'X', blocked: 1 },
        { ts: at(13), videoid: 'v2', channelid: 'c', title: 'Cats', author: 'X', blocked: 0 },
      ],
    });
    await parent.call(saveSettings, {
      ...ref,
      data: { skda7: `${'0'.repeat(7)}${'1'.repeat(13)}${'0'.repeat(4)}` },
    });

    const { devices } = await parent.call(getDay, { ...ref, ...asked });

    expect(devices).toEqual(
      [
        {
          device: device.deviceId,
          elapsed: 180,
          used: [
            { app: 'Chat', from: day.from, to: day.from + 200 },
            { app: 'other', from: at(5), to: at(5) + 30 },
          ],
          blocked: [
            { at: at(9), kind: 'site', subject: 'bad.example', code: 10 },
            { at: at(10), kind: 'app', subject: 'Game', code: 1 },
            { at: at(11), kind: 'settings', subject: 'settings', code: 8 },
            { at: at(12), kind: 'video', subject: 'Pranks', code: 7 },
          ],
          open: [{ from: at(7), to: at(20) }],
        },
        { device: computer.deviceId, elapsed: 0, used: [], blocked: [], open: [day] },
      ].toSorted((a, b) => a.device - b.device),
    );
  });

  it('counts a second in which two apps were open once', async () => {
    const { parent, device, ref } = await family(app());
    await send(app(), device.token, {
      usage: [
        { pkg: 'a', from: day.from, to: day.from + 100 },
        { pkg: 'b', from: day.from + 50, to: day.from + 150 },
      ],
    });

    expect((await parent.call(getDay, { ...ref, ...asked })).devices[0]?.elapsed).toBe(150);
  });

  it('numbers the places of the device that came around, and a place keeps its number', async () => {
    const { parent, profile, device, ref } = await family(app());
    const computer = await deviceOf(app(), profile);
    await send(app(), computer.token, { positions: stay(home, day.from, 600) });
    await send(app(), device.token, {
      positions: [
        ...stay(home, day.from - 600, 60),
        ...stay(school, day.from + 8000, 60),
        ...stay(home, day.from + 20_000, 60),
      ],
    });

    const { places } = await parent.call(getDay, { ...ref, ...asked });

    expect(places.map(({ place, from, to }) => [place, from - day.from, to - day.from])).toEqual([
      [1, 0, 3000],
      [2, 8000, 11_600],
      [1, 20_000, 23_600],
    ]);
  });

  it('is closed all day when the schedule is', async () => {
    const { parent, ref } = await family(app());
    await parent.call(saveSettings, { ...ref, data: { skda7: closedDay } });

    expect((await parent.call(getDay, { ...ref, ...asked })).devices[0]?.open).toEqual([]);
  });

  it('is empty for a profile without devices', async () => {
    const { parent, device, ref } = await family(app());
    await app().database.query('DELETE FROM device WHERE device_id = ?', [device.deviceId]);

    expect(await parent.call(getDay, { ...ref, ...asked })).toEqual({ devices: [], places: [] });
  });

  it('is small however much a device reports', async () => {
    const { parent, device, ref } = await family(app());
    for (const part of [0, 1]) {
      await send(app(), device.token, {
        usage: Array.from({ length: 1000 }, (_, index) => {
          const from = day.from + (part * 1000 + index) * 40;
          return { pkg: `app ${index % 3}`, from, to: from + 10 };
        }),
        visits: Array.from({ length: 900 }, (_, index) =>
          visit(day.from + part * 900 + index, 'x.example', 3),
        ),
      });
    }

    const { devices } = await parent.call(getDay, { ...ref, ...asked });

    expect(devices[0]?.elapsed).toBe(20_000);
    expect(devices[0]?.used.length).toBeLessThanOrEqual(1000);
    expect(devices[0]?.blocked).toHaveLength(1000);
    expect(devices[0]?.blocked.at(-1)?.at).toBe(day.from + 1799);
  });
});
