import { deleteDevice, screen, screenDelete, screenHeaderList, screenListByIds } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { childOf, deviceOf } from '../../../test/factories/families.js';
import { runJobs } from '../../../test/factories/mail.js';
import { jpeg } from '../../../test/factories/pictures.js';
import { keptScreens, screenAt, sendScreens } from '../../../test/factories/screens.js';
import { countRows, family } from '../../../test/factories/telemetry.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { FileStore } from '../../platform/files/index.js';
import { Retention } from '../../platform/jobs/index.js';
import { ScreenFiles } from '../agents/index.js';

const DAY = 86_400;
const all = { offset: 0, count: 1_000_000 };

describeApplication('screenDelete', (app) => {
  const withScreens = async (count: number, apart = 1500) => {
    const one = await family(app());
    const now = app().clock.now();
    const sent = Array.from({ length: count }, (_, index) =>
      screenAt(now - index * apart, { userName: index % 2 ? 'Zosia' : 'Kuba' }),
    );
    return { ...one, ids: await sendScreens(one.agent, sent) };
  };

  it('asks for a session', async () => {
    expect(await failureOf(app().parent().call(screenDelete, { ids: '1' }))).toEqual(signInFirst);
  });

  it('refuses no id, more than 100, and what is no id, and deletes nothing', async () => {
    const { parent, device, ids } = await withScreens(1);
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join(',');

    for (const wrong of ['', many, `${ids[0]},x`, `${ids[0]},`]) {
      expect(await failureOf(parent.call(screenDelete, { ids: wrong }))).toEqual(failed(-1));
    }
    expect((await keptScreens(app(), device)).ids).toEqual(ids);
  });

  it('deletes headers at once and pictures soon after, and leaves the others with counts that agree', async () => {
    const { parent, ref, device, ids } = await withScreens(8);
    const [going, staying] = [ids.slice(0, 5), ids.slice(5)];

    expect(await parent.call(screenDelete, { ids: going.join(',') })).toEqual({});
    expect(await parent.call(screenListByIds, { ids: going.join(',') })).toEqual({ total: 0, items: [] });
    await runJobs(app());

    const left = staying.toSorted((a, b) => a - b);
    expect(await keptScreens(app(), device)).toEqual({ ids: left, counted: 3, files: left });
    const { total, items } = await parent.call(screenHeaderList, { ...ref, ...all });
    expect({ total, ids: items.map(({ id }) => id) }).toEqual({ total: 3, ids: staying });
    const ofKuba = await parent.call(screenHeaderList, { ...ref, ...all, userName: 'Kuba' });
    expect(ofKuba).toMatchObject({ total: 1, items: [{ id: ids[6] }] });
  });

  it('leaves nothing when the last one goes: no header, no count, no picture, no job', async () => {
    const { parent, device, ids } = await withScreens(3);

    await parent.call(screenDelete, { ids: ids.join(',') });
    await runJobs(app());

    expect(await countRows(app(), device)).toEqual({});
    expect(await app().nest.get(FileStore).list(String(device.accountId))).toEqual([]);
    const jobs = await app().database.query('SELECT 1 FROM job WHERE account_id = ?', [device.accountId]);
    expect(jobs).toEqual([]);
  });

  it('of several devices at once deletes what is named on each', async () => {
    const { parent, device, ids } = await withScreens(2);
    const second = await deviceOf(app(), await childOf(app(), parent));
    const others = await sendScreens(app().device(second.token), [screenAt(app().clock.now())]);

    await parent.call(screenDelete, { ids: [ids[0], others[0]].join(',') });
    await runJobs(app());

    expect(await keptScreens(app(), device)).toEqual({ ids: [ids[1]], counted: 1, files: [ids[1]] });
    expect(await keptScreens(app(), second)).toEqual({ ids: [], counted: 0, files: [] });
  });

  it("passes over another family's, as over an absent one, and touches nothing of it", async () => {
    const mine = await withScreens(1);
    const other = await withScreens(2);
    const before = await keptScreens(app(), other.device);

    expect(await mine.parent.call(screenDelete, { ids: other.ids.join(',') })).toEqual({});
    expect(await mine.parent.call(screenDelete, { ids: '12345' })).toEqual({});
    await mine.parent.call(screenDelete, { ids: [...other.ids, ...mine.ids].join(',') });
    await runJobs(app());

    expect(await keptScreens(app(), other.device)).toEqual(before);
    expect((await keptScreens(app(), mine.device)).ids).toEqual([]);
  });

  it('counts each screen down once, however often and however parallel it is asked', async () => {
    const { parent, device, ids } = await withScreens(6, 1);
    const again = ids.slice(0, 4).join(',');

    await Promise.all([1, 2, 3].map(() => parent.call(screenDelete, { ids: again })));
    await parent.call(screenDelete, { ids: again });
    await runJobs(app());

    const left = ids.slice(4).toSorted((a, b) => a - b);
    expect(await keptScreens(app(), device)).toEqual({ ids: left, counted: 2, files: left });
  });

  it('and new pictures at the same time keep counts and pictures right', async () => {
    const { parent, agent, device, ids } = await withScreens(10, 60);
    const now = app().clock.now();

    await Promise.all([
      ...ids.map((id) => parent.call(screenDelete, { ids: String(id) })),
      ...ids.map((_, index) => agent.call(screen, screenAt(now - index * 60, { userName: 'Zosia' }))),
    ]);
    await runJobs(app());

    const kept = await keptScreens(app(), device);
    expect(kept.ids).toHaveLength(10);
    expect(kept).toEqual({ ids: kept.ids, counted: 10, files: kept.ids });
  });

  it('of a device that is deleted in the same moment leaves nothing either', async () => {
    const { parent, ref, device, ids } = await withScreens(4);

    await Promise.all([parent.call(screenDelete, { ids: ids.join(',') }), parent.call(deleteDevice, ref)]);
    await runJobs(app());

    expect(await countRows(app(), device)).toEqual({});
    expect(await app().nest.get(FileStore).list(String(device.accountId))).toEqual([]);
  });

  it('leaves no count behind for an hour that retention has taken', async () => {
    const { device, agent } = await family(app());
    const old = await sendScreens(agent, [
      screenAt(app().clock.now() - 80 * DAY),
      screenAt(app().clock.now()),
    ]);
    app().clock.advance(20 * DAY);
    await app().nest.get(Retention).run();

    expect(await keptScreens(app(), device)).toEqual({ ids: [old[1]], counted: 1, files: [old[1]] });
  });
});

describeApplication('a picture whose server died', (app) => {
  it('while it was being stored goes ten minutes later, when it got no header', async () => {
    const { device } = await family(app());
    const { accountId, deviceId } = device;
    const files = app().nest.get(FileStore);
    // What is there at that moment: the job, the file, no header.
    await app()
      .nest.get(ScreenFiles, { strict: false })
      .putBeforeHeader({ accountId, deviceId }, 77, Buffer.from(jpeg(), 'base64'));
    await runJobs(app());
    expect(await files.list(String(accountId))).toHaveLength(1);

    app().clock.advance(601);
    await runJobs(app());

    expect(await files.list(String(accountId))).toEqual([]);
  });

  it('after it was stored stays, and no job waits for it', async () => {
    const { device, agent } = await family(app());
    const [id] = await sendScreens(agent, [screenAt(app().clock.now())]);
    const jobs = await app().database.query('SELECT 1 FROM job WHERE account_id = ?', [device.accountId]);
    app().clock.advance(601);
    await runJobs(app());

    expect(jobs).toEqual([]);
    expect((await keptScreens(app(), device)).files).toEqual([id]);
  });
});
