import { getYT, saveLists } from '@ostoja/contracts';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { guardsItsDevice } from '../../../test/device-guards.js';
import { family, send } from '../../../test/factories/telemetry.js';

const page = { offset: 0, count: 10 };

describeApplication('getYT', (app) => {
  guardsItsDevice(app, getYT, { dateFrom: 0, dateTo: 1, ...page });

  const watched = async () => {
    const { parent, ref, device } = await family(app());
    const now = app().clock.now();
    const videos = Array.from({ length: 12 }, (_, index) => ({
      ts: now - 3600 - index * 60,
      videoid: `video-${index}`,
      channelid: index < 6 ? 'cats' : 'dogs',
      title: `Film ${index}`,
      author: 'Ada',
      created: 1_600_000_000,
      thumbnaildefault: `https://i.ytimg.com/vi/video-${index}/default.jpg`,
      blocked: 0,
    }));
    await send(app(), device.token, { videos });
    return { parent, ref, videos, asked: { ...ref, dateFrom: now - 86_400, dateTo: now } };
  };

  it('tells videos newest first, ten at a time, and how many there are', async () => {
    const { parent, videos, asked } = await watched();

    expect(await parent.call(getYT, { ...asked, ...page })).toEqual({ data: videos.slice(0, 10), total: 12 });
    const rest = await parent.call(getYT, { ...asked, offset: 10, count: 10 });
    expect(rest).toEqual({ data: videos.slice(10), total: 12 });
  });

  it('says blocked of what the lists hold now, by video and by channel, and of nothing else', async () => {
    const { parent, ref, asked } = await watched();
    const blocked = async () => {
      const { data } = await parent.call(getYT, { ...asked, offset: 0, count: 12 });
      return data.filter((video) => video.blocked === 1).map(({ videoid }) => videoid);
    };
    const save = (lists: { videoIds: string[]; channelIds: string[] }) =>
      parent.call(saveLists, { ...ref, lists, index: [2, 3] });

    await save({ videoIds: ['video-1'], channelIds: ['dogs'] });
    expect(await blocked()).toEqual(['video-1', ...[6, 7, 8, 9, 10, 11].map((index) => `video-${index}`)]);

    await save({ videoIds: [], channelIds: [] });
    expect(await blocked()).toEqual([]);
  });
});
