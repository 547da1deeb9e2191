import { type Action, getCalls, getContacts, getSmses } from '@ostoja/contracts';
import { describe, expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { guardsItsDevice } from '../../../test/device-guards.js';
import { family, send } from '../../../test/factories/telemetry.js';
import { failed, failureOf } from '../../../test/failure.js';

const page = { offset: 0, count: 10 };
const told = (contactId: string, name: string) => ({ contactId, name, lastUpdated: 5 });

describeApplication('the phone', (app) => {
  const week = () => ({ dateFrom: app().clock.now() - 7 * 86_400, dateTo: app().clock.now() });

  describe.each(Object.entries({ getCalls, getSmses, getContacts }))('%s', (_name, action: Action) => {
    const ask = (parent: { call: (action: Action, data: never) => Promise<unknown> }, data: object) =>
      parent.call(action, { ...week(), ...page, ...data } as never);

    guardsItsDevice(app, action, { ...page, dateFrom: 0, dateTo: 1 });

    it('refuses an offset below nothing and more rows than a list can have', async () => {
      const { parent, ref } = await family(app());

      for (const wrong of [{ offset: -1 }, { count: -1 }, { count: 1_000_001 }, { count: 'all' }]) {
        expect(await failureOf(ask(parent, { ...ref, ...wrong }))).toEqual(failed(-1));
      }
    });

    it('is empty while the device told nothing', async () => {
      const { parent, ref } = await family(app());

      expect(await ask(parent, ref)).toEqual({ data: [], total: 0 });
    });
  });

  it('tells calls newest first, page by page, with how many there are in all', async () => {
    const { parent, ref, device } = await family(app());
    const now = app().clock.now();
    const calls = Array.from({ length: 25 }, (_, index) => ({
      ts: now - 2 * 86_400 + index * 600,
      duration: index,
      location: 'Kraków',
      formattedNumber: '600 100 200',
      normalizedNumber: '+48600100200',
      callType: index % 3,
    }));
    await send(app(), device.token, { calls });

    const first = await parent.call(getCalls, { ...ref, ...week(), offset: 0, count: 10 });
    const last = await parent.call(getCalls, { ...ref, ...week(), offset: 20, count: 10 });

    expect(first.total).toBe(25);
    expect(first.data.map(({ duration }) => duration)).toEqual([24, 23, 22, 21, 20, 19, 18, 17, 16, 15]);
    expect(last.data.map(({ duration }) => duration)).toEqual([4, 3, 2, 1, 0]);
    const { callId, ...newest } = first.data[0] ?? { callId: 0 };
    expect(newest).toEqual(calls[24]);
    expect(new Set([...first.data, ...last.data].map((row) => row.callId)).size).toBe(15);
    expect(callId).toBeGreaterThan(0);
  });

  it('leaves out what is outside of the interval, both ends included', async () => {
    const { parent, ref, device } = await family(app());
    const from = app().clock.now() - 86_400;
    const to = from + 3600;
    const smses = [from - 1, from, to, to + 1].map((ts) => ({ ts, body: `${ts}`, phoneNo: '1', msgType: 2 }));
    await send(app(), device.token, { smses });

    const { data, total } = await parent.call(getSmses, { ...ref, dateFrom: from, dateTo: to, ...page });

    expect(data.map(({ ts }) => ts)).toEqual([to, from]);
    expect(total).toBe(2);
  });

  it('tells a message as the device told it, whatever is written in it', async () => {
    const { parent, ref, device } = await family(app());
    const body = `<script>alert(1)</script> ${'🙂'.repeat(2000)} ‮ Zażółć '; DROP TABLE sms; --`;
    const ts = app().clock.now() - 60;
    await send(app(), device.token, { smses: [{ ts, body, phoneNo: '+48600100200', msgType: 1 }] });

    const { data } = await parent.call(getSmses, { ...ref, ...week(), ...page });

    expect(data).toEqual([
      { msgId: expect.any(Number) as number, ts, body, phoneNo: '+48600100200', msgType: 1 },
    ]);
  });

  it('tells contacts by name, as the device last told them', async () => {
    const { parent, ref, device } = await family(app());
    await send(app(), device.token, {
      contacts: [told('1', 'zofia'), told('2', 'Anna'), told('3', 'Basia')],
    });
    await send(app(), device.token, {
      contacts: [{ ...told('2', 'Anna'), text: '600 100 200', lastUpdated: 9 }],
    });

    const { data, total } = await parent.call(getContacts, { ...ref, offset: 0, count: 2 });

    expect(total).toBe(3);
    expect(data).toEqual([
      { id: '2', name: 'Anna', text: '600 100 200', text2: '', lastContacted: 0, lastUpdated: 9 },
      { id: '3', name: 'Basia', text: '', text2: '', lastContacted: 0, lastUpdated: 5 },
    ]);
  });
});
