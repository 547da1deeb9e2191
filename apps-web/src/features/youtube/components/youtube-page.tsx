import { Code, ActionFailure } from '@ostoja/contracts';
import { minimumDaysBack, parseAppFeatures } from '@ostoja/domain';
import { Card, EmptyState, ErrorState, Skeleton, StaleBadge } from '@ostoja/ui';
import { VideoOff } from 'lucide-react';
import { failureMessage } from '../../../api/index.js';
import { T, useMessages } from '../../../i18n/index.js';
import { ListPages } from '../../../layout/list-pages.js';
import { PageTitle } from '../../../layout/page-title.js';
import { usePage } from '../../../layout/use-page.js';
import { SaveStatus } from '../../../saving/index.js';
import { useSelection, type Device, type Profile } from '../../../session/index.js';
import { DayPicker, useShownDay, useTimeWords } from '../../../time/index.js';
import { DeviceFreshness, deviceName } from '../../family/index.js';
import { RuleReach } from '../../rules/index.js';
import { useVideoLists } from '../api/use-video-lists.js';
import { useVideos, type Video } from '../api/use-videos.js';
import { blockOf, type VideoBlock } from '../video-lists.js';
import { VideoRow } from './video-row.js';

/** /panel/youtube: what a child watched on a day, and what may be watched no more (panel spec §2). */
export function YoutubePage() {
  const { t } = useMessages();
  const { profile, device } = useSelection();
  return (
    <div className="grid gap-3.5">
      <PageTitle id="youtube.title" />
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h1 className="text-xl font-semibold tracking-tight">{t('youtube.title')}</h1>
        {device && <DeviceFreshness device={device} />}
      </div>
      {profile && device ? (
        <Videos key={device.id} profile={profile} device={device} />
      ) : (
        <Skeleton className="h-96" />
      )}
    </div>
  );
}

function Videos({ profile, device }: { readonly profile: Profile; readonly device: Device }) {
  const { t } = useMessages();
  const { weekday } = useTimeWords();
  const shownDay = useShownDay(minimumDaysBack.youtube);
  const shownPage = usePage();
  const { offset, count } = shownPage;
  const target = { profile: profile.id, device: device.id };
  const answer = useVideos({ ...target, offset, count }, shownDay.bounds);
  const { data, error } = answer;
  const lists = useVideoLists(target);
  // Where the lists may not be read, the switches are absent and nothing is said (service spec §8)
  const listsFailed = lists.error !== undefined && !isRefused(lists.error);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <DayPicker shown={shownDay} className="-ml-2.5 sm:ml-0" />
        {lists.mayChange && <SaveStatus stage={lists.stage} onRetry={lists.retry} />}
      </div>
      <Card
        title={weekday(shownDay.date)}
        action={
          ((error !== undefined && data) || listsFailed) && (
            <StaleBadge state="old">
              <T id={listsFailed ? 'youtube.lists-failed' : 'youtube.stale'} />
            </StaleBadge>
          )
        }
      >
        <VideoList
          profile={profile.id}
          device={device}
          answer={answer}
          lists={lists}
          name={t('youtube.title')}
        />
        <ListPages shown={shownPage} total={data?.total} list={t('youtube.title')} />
      </Card>
      {lists.mayChange && (
        <Card>
          <RuleReach device={device} name={deviceName(device)} stage={lists.stage} />
        </Card>
      )}
    </>
  );
}

interface VideoListProps {
  readonly profile: number;
  readonly device: Device;
  readonly answer: ReturnType<typeof useVideos>;
  readonly lists: ReturnType<typeof useVideoLists>;
  readonly name: string;
}

function VideoList({ profile, device, answer, lists: { lists, ...ways }, name }: VideoListProps) {
  const { t } = useMessages();
  const { data, error, isValidating, mutate } = answer;
  if (error !== undefined && !data) {
    const message = failureMessage(error);
    return (
      <ErrorState
        title={t('youtube.failed')}
        description={t(message.id, message.values)}
        onRetry={() => void mutate()}
        retryLabel={t('app.retry')}
        retrying={isValidating}
      />
    );
  }
  // The switches come with the rows: otherwise each row would grow under the reader's eyes
  if (!data || (ways.mayChange && !lists && ways.error === undefined)) return <ComingVideos />;
  if (data.data.length === 0) {
    const tells = parseAppFeatures(device.appFeatures).youtube;
    return (
      <EmptyState
        icon={<VideoOff />}
        title={tells ? t('youtube.empty') : t('youtube.not-told', { device: deviceName(device) })}
        description={tells && t('youtube.empty-hint')}
      />
    );
  }
  const blockNow = (video: Video): VideoBlock =>
    lists ? blockOf(lists, video) : video.blocked === 1 ? 'either' : null;
  return (
    <ul aria-label={name} className="-my-4">
      {data.data.map((video, index) => (
        <VideoRow
          key={`${video.ts} ${video.videoid} ${index}`}
          profile={profile}
          device={device}
          video={video}
          block={blockNow(video)}
          switches={
            lists && ways.mayChange
              ? {
                  isVideoBlocked: lists.videoIds.includes(video.videoid),
                  isChannelBlocked: lists.channelIds.includes(video.channelid),
                  blockVideo: (isBlocked) => ways.blockVideo(video.videoid, isBlocked),
                  blockChannel: (isBlocked) => ways.blockChannel(video.channelid, isBlocked),
                }
              : null
          }
        />
      ))}
    </ul>
  );
}

function ComingVideos() {
  const { t } = useMessages();
  return (
    <div aria-busy className="grid gap-4">
      <span className="sr-only">{t('app.loading')}</span>
      {Array.from({ length: 4 }, (_, row) => (
        <div key={row} className="flex gap-4">
          <Skeleton className="aspect-video w-28 shrink-0 sm:w-40" />
          <Skeleton lines={2} className="max-w-96 flex-1" />
        </div>
      ))}
    </div>
  );
}

function isRefused(failure: unknown): boolean {
  return failure instanceof ActionFailure && failure.code === Code.AccessDenied;
}
