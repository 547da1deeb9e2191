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

  it('refuses what is no whole JPEG of a sane size, and stores nothing', async () => {
    const { agent, device } = await family(app());
    const whole = Buffer.from(jpeg(), 'base64');
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
    const wrong = {
      nothing: '',
      words: 'aGVsbG8=',
      'a PNG': png.toString('base64'),
      'cut off': whole.subarray(0, -1).toString('base64'),
      'more behind its end': Buffer.concat([whole, Buffer.from('PK')]).toString('base64'),
      'a side too long': jpeg(9000, 10),
      'a side of nothing': jpeg(0, 10),
      'more pixels than a screen has': jpeg(8192, 8192),
      'more than 2 MB': jpeg(360, 640, Buffer.alloc(2 * 1024 * 1024)),
    };
    for (const [name, hostile] of Object.entries(wrong)) {
      const call = agent.call(screen, picture({ jpeg: hostile }));
      expect(await failureOf(call), name).toEqual(failed(-1));
    }
    expect(await countRows(app(), device)).toEqual({});
    expect(await filesOf(device.accountId)).toEqual([]);
  });

  it('takes a picture of the biggest screen there is', async () => {
    const { agent } = await family(app());

    expect(await agent.call(screen, picture({ jpeg: jpeg(7680, 4320) }))).toHaveProperty('id');
  });

  it('stores a picture once, however often and however parallel it comes', async () => {
    const { agent, device } = await family(app());
    const one = picture();

    const ids = await Promise.all([1, 2, 3].map(() => agent.call(screen, one)));

    expect(new Set(ids.map(({ id }) => id)).size).toBe(1);
    expect(await countRows(app(), device)).toEqual({ hourly: 1, screenshot: 1 });
    expect(await filesOf(device.accountId)).toHaveLength(1);
  });

  it('refuses another picture under the same uid, and keeps the first', async () => {
    const { agent, device } = await family(app());
    await agent.call(screen, picture());

    expect(await failureOf(agent.call(screen, picture()))).toEqual(failed(31));
    expect(await filesOf(device.accountId)).toHaveLength(1);
  });
});
