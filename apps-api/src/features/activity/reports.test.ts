import { getKeywords, getUrls } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { guardsItsDevice } from '../../../test/device-guards.js';
import { family, send, visit } from '../../../test/factories/telemetry.js';
import { failed, failureOf } from '../../../test/failure.js';

const HOUR = 3600;
const page = { offset: 0, count: 10 };

describeApplication('reports of pages and searches', (app) => {
  const week = () => ({ dateFrom: app().clock.now() - 7 * 86_400, dateTo: app().clock.now() });

  guardsItsDevice(app, getUrls, { dateFrom: 0, dateTo: 1, ...page });
  guardsItsDevice(app, getKeywords, { dateFrom: 0, dateTo: 1, ...page });

  it('tells pages newest first with their visit codes, and how many there are', async () => {
    const { parent, ref, device } = await family(app());
    const at = app().clock.now() - 86_400;
    const visits = [-1, 0, 1, 3, 10].map((code, index) => visit(at + index * HOUR, 'a.example', code));
    await send(app(), device.token, { visits });

    expect(await parent.call(getUrls, { ...ref, ...week(), ...page })).toEqual({
      data: visits.toReversed(),
      total: 5,
    });
  });

  it('narrows pages to domains that contain a text, and counts those', async () => {
    const { parent, ref, device } = await family(app());
    const at = app().clock.now() - 86_400;
    const visits = Array.from({ length: 30 }, (_, index) =>
      visit(at + index * 1000, index % 3 === 0 ? 'pl.wikipedia.org' : 'b.example', index % 2 === 0 ? 0 : 3),
    );
    await send(app(), device.token, { visits });

    const narrowed = await parent.call(getUrls, { ...ref, ...week(), offset: 4, count: 3, filter: 'Wiki' });

    expect(narrowed.total).toBe(10);
    expect(narrowed.data.map(({ ts }) => ts)).toEqual([15, 12, 9].map((index) => at + index * 1000));
    const none = await parent.call(getUrls, { ...ref, ...week(), ...page, filter: 'w%a' });
    expect(none).toEqual({ data: [], total: 0 });
  });

  it('finds searched words in small and large letters, beyond English', async () => {
    const { parent, ref, device } = await family(app());
    const at = app().clock.now() - 86_400;
    const words = ['Żubr', 'żubry w puszczy', 'ŻUBR', 'bocian'];
    const searches = words.map((keyword, index) => ({
      ts: at + index * HOUR,
      keyword,
      url: '',
      engine: 'google',
    }));
    await send(app(), device.token, { searches });

    const { data, total } = await parent.call(getKeywords, { ...ref, ...week(), ...page, filter: 'żubr' });

    expect(total).toBe(3);
    expect(data).toEqual(searches.slice(0, 3).toReversed());
  });

  it('refuses a filter that is longer than any domain', async () => {
    const { parent, ref } = await family(app());
    const call = parent.call(getUrls, { ...ref, ...week(), ...page, filter: 'a'.repeat(191) });

    expect(await failureOf(call)).toEqual(failed(-1));
  });
});
