import { useMessages } from '../../../i18n/index.js';
import type { Video } from '../api/use-videos.js';
import { drawingOf } from '../drawing.js';
import { videoAddress } from '../video-address.js';

interface VideoPictureProps {
  readonly video: Video;
  /** What it is called on the page. */
  readonly title: string;
}

/**
 * A video's picture, which opens the video site in a new window (panel spec §2). It is a drawing of our own: the real one
 * would tell the video site what a child watched (decision 0121).
 */
export function VideoPicture({ video, title }: VideoPictureProps) {
  const { t } = useMessages();
  const address = videoAddress(video.videoid);
  const frame = 'block aspect-video w-full overflow-hidden rounded-md border border-line';
  if (address === null) {
    return (
      <div className={frame}>
        <Landscape video={video} />
      </div>
    );
  }
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={t('youtube.open', { title })}
      title={t('youtube.open-hint')}
      className={`focus-ring ${frame} transition-opacity hover:opacity-85`}
    >
      <Landscape video={video} canPlay />
    </a>
  );
}

/** Hills and a sun in the colour of the channel. */
function Landscape({ video, canPlay = false }: { readonly video: Video; readonly canPlay?: boolean }) {
  const { colour, sun, near, far } = drawingOf(video.videoid, video.channelid || video.author);
  const mixed = (share: number) =>
    `color-mix(in oklab, var(--ostoja-chart-${colour}) ${share}%, var(--ostoja-surface))`;
  const farTop = 44 - far * 16;
  const nearTop = 60 - near * 14;
  return (
    <svg aria-hidden viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice" className="size-full">
      <rect width="160" height="90" style={{ fill: mixed(14) }} />
      <circle cx={24 + sun * 112} cy={20 + far * 10} r="11" style={{ fill: mixed(34) }} />
      <path
        d={`M0 ${farTop + 14} Q 40 ${farTop - 12} 84 ${farTop + 10} T 160 ${farTop} V 90 H 0 Z`}
        style={{ fill: mixed(38) }}
      />
      <path
        d={`M0 ${nearTop} Q 52 ${nearTop + 18} 96 ${nearTop} T 160 ${nearTop + 8} V 90 H 0 Z`}
        style={{ fill: mixed(64) }}
      />
      {canPlay && (
        <>
          <circle cx="80" cy="45" r="17" style={{ fill: 'var(--ostoja-surface)' }} />
          <path d="M75 36 L90 45 L75 54 Z" style={{ fill: 'var(--ostoja-ink)' }} />
        </>
      )}
    </svg>
  );
}
