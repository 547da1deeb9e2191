import { screen } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { jpeg } from '../../../test/factories/pictures.js';
import { countRows, family } from '../../../test/factories/telemetry.js';
import { failed, failureOf, signInFirst } from '../../../test/failure.js';
import { FileStore } from '../../platform/files/index.js';

describeApplication('screen', (app) => {
  const picture = (given: Partial<{ uid: string; ts: number; jpeg: string; command: number }> = {}) => ({
    uid: 'screen-1',
    ts: app().clock.now(),
    app: 'Chat',
    userName: 'Zosia',
    jpeg: jpeg(),
    ...given,
  });
  const filesOf = (accountId: number) => app().nest.get(FileStore).list(String(accountId));

  it('asks for a token', async () => {
    expect(await failureOf(app().parent().call(screen, picture()))).toEqual(signInFirst);
  });

  it('refuses what is no JPEG of a sane size, and stores nothing', async () => {
    const { agent, device } = await family(app());
    for (const wrong of ['', 'aGVsbG8=', jpeg(9000, 10), jpeg(0, 10)]) {
      expect(await failureOf(agent.call(screen, picture({ jpeg: wrong })))).toEqual(failed(-1));
    }
    expect(await filesOf(device.accountId)).toEqual([]);
  });

  it('stores a picture once, however often and however parallel it comes', async () => {
    const { agent, device } = await family(app());
    const one = picture();

    const ids = await Promise.all([1, 2, 3].map(() => agent.call(screen, one)));

    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(await countRows(app(), device)).toEqual({ screenshot: 1 });
    expect(await filesOf(device.accountId)).toHaveLength(1);
  });

  it('refuses another picture under the same uid, and keeps the first', async () => {
    const { agent, device } = await family(app());
    await agent.call(screen, picture());

    expect(await failureOf(agent.call(screen, picture()))).toEqual(failed(31));
    expect(await filesOf(device.accountId)).toHaveLength(1);
  });
});
