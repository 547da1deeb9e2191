import { type Data, getYT, type Reply } from '@ostoja/contracts';
import { type Caller } from '../../wire/caller.js';
import { Handles } from '../../wire/handles.js';
import { HourlyKind, intervalOf, type PagedList, Pages } from '../activity/index.js';
import { ListRepository } from '../rules/index.js';

type Video = Reply<typeof getYT>['data'][number];

const VIDEO_ID_LIST = 2;
const CHANNEL_ID_LIST = 3;

const videoList: PagedList = {
  table: 'video',
  columns: ['ts', 'videoid', 'channelid', 'title', 'author', 'created', 'thumbnail AS thumbnaildefault'],
  counts: [HourlyKind.Video],
};

/** The videos watched in an interval, newest first, and which of them the parent's lists block now. */
@Handles(getYT)
export class GetYT {
  constructor(
    private readonly pages: Pages,
    private readonly lists: ListRepository,
  ) {}

  async run({ device }: Caller<typeof getYT>, data: Data<typeof getYT>) {
    const [{ rows, total }, { videoIds, channelIds }] = await Promise.all([
      this.pages.of<Omit<Video, 'blocked'>>(videoList, device, intervalOf(data), data),
      this.lists.of(device, [VIDEO_ID_LIST, CHANNEL_ID_LIST]),
    ]);
    const videos = new Set(videoIds);
    const channels = new Set(channelIds);
    return {
      data: rows.map((row) => ({
        ...row,
        ts: Number(row.ts),
        created: Number(row.created),
        blocked: Number(videos.has(row.videoid) || channels.has(row.channelid)),
      })),
      total,
    };
  }
}
