import { Switch } from '@ostoja/ui';
import { Ban } from 'lucide-react';
import { useId } from 'react';
import { useFormats, useMessages } from '../../../i18n/index.js';
import type { Device } from '../../../session/index.js';
import { useNow, useTimeWords, useTimeZone } from '../../../time/index.js';
import { WhyBlocked } from '../../rules/index.js';
import type { Video } from '../api/use-videos.js';
import type { VideoBlock } from '../video-lists.js';
import { VideoPicture } from './video-picture.js';

/** What a row's switches do; absent where the parent may not change the lists. */
export interface VideoSwitches {
  readonly isVideoBlocked: boolean;
  readonly isChannelBlocked: boolean;
  readonly blockVideo: (isBlocked: boolean) => void;
  readonly blockChannel: (isBlocked: boolean) => void;
}

interface VideoRowProps {
  readonly profile: number;
  readonly device: Device;
  readonly video: Video;
  readonly block: VideoBlock;
  readonly switches: VideoSwitches | null;
}

/** A video that was watched: what, by whom, when, whether it is blocked, and the switches that block it. */
export function VideoRow({ profile, device, video, block, switches }: VideoRowProps) {
  const { t } = useMessages();
  const titleId = useId();
  const title = video.title.trim() === '' ? t('youtube.untitled') : video.title;
  return (
    <li
      aria-labelledby={titleId}
      className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-x-4 gap-y-2 border-b border-line py-4 last:border-b-0 sm:grid-cols-[10rem_minmax(0,1fr)] lg:grid-cols-[10rem_minmax(0,1fr)_17rem]"
    >
      <VideoPicture video={video} title={title} />
      <div className="grid min-w-0 gap-1 [overflow-wrap:anywhere]">
        <h3 id={titleId} dir="auto" title={title} className="line-clamp-3 font-medium">
          {title}
        </h3>
        <VideoFacts video={video} />
        {block !== null && (
          <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1">
            <span className="inline-flex items-center gap-1.5 rounded-full bg-stop-soft px-2.5 py-0.5 text-sm font-medium text-stop">
              <Ban aria-hidden className="size-4" />
              {t('youtube.blocked', { by: block })}
            </span>
            <WhyBlocked
              profile={profile}
              device={device}
              name={title}
              subject={{
                kind: 'video',
                videoId: video.videoid,
                ...(video.channelid ? { channelId: video.channelid } : {}),
              }}
            />
          </div>
        )}
      </div>
      {switches && (
        <div className="col-span-full grid gap-x-8 sm:grid-cols-2 lg:col-span-1 lg:grid-cols-1">
          <Switch
            label={<Named words={t('youtube.block-video')} name={title} />}
            checked={switches.isVideoBlocked}
            onCheckedChange={switches.blockVideo}
          />
          {video.channelid && (
            <Switch
              label={<Named words={t('youtube.block-channel')} name={video.author || title} />}
              checked={switches.isChannelBlocked}
              onCheckedChange={switches.blockChannel}
            />
          )}
        </div>
      )}
    </li>
  );
}

function VideoFacts({ video }: { readonly video: Video }) {
  const { t } = useMessages();
  const { date } = useFormats();
  const timeZone = useTimeZone();
  const { moment } = useTimeWords();
  const now = useNow(60);
  return (
    <p className="text-sm text-ink-2">
      {video.author && (
        <>
          <bdi className="font-medium">{video.author}</bdi>
          {' · '}
        </>
      )}
      {t('youtube.watched', { when: moment(video.ts, now) })}
      {video.created > 0 && (
        <>
          {' · '}
          {t('youtube.published', { date: date(video.created, { dateStyle: 'medium', timeZone }) })}
        </>
      )}
    </p>
  );
}

/** A switch's words; screen readers also hear which video or channel it is about. */
function Named({ words, name }: { readonly words: string; readonly name: string }) {
  return (
    <>
      {words}
      <span className="sr-only">{name}</span>
    </>
  );
}
