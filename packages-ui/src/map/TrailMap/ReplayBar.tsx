import { Pause, Play, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../../components/IconButton/index.js';
import { MapSlider } from './MapSlider.js';
import { chapterAt, momentAt, neighbouringChapter, neighbouringReport } from './trail-moment.js';
import { inOneLine, momentWords, type TrailMapFormat } from './trail-map-words.js';
import type { Replay } from './use-replay.js';
import type { TrailMapModel } from './use-trail-map.js';

interface ReplayBarProps {
  model: TrailMapModel;
  /** The shown moment; null shows the whole way. */
  time: number | null;
  onTimeChange: (time: number | null) => void;
  replay: Replay;
  format: TrailMapFormat;
}

/**
 * Walks through the trail: by itself, by dragging, or by keys from report to report. This is the keyboard's way to what
 * the pointer finds by hovering.
 */
export function ReplayBar({ model, time, onTimeChange, replay, format }: ReplayBarProps) {
  const { trail, chapters, reach } = model;
  const { formatTime, labels } = format;
  const shown = time ?? reach.from;
  const moment = momentAt(trail, shown);
  if (!moment) return null;
  const words = momentWords(moment, chapterAt(chapters, moment.time), format);
  const go = (next: number) => {
    replay.stop();
    onTimeChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = stepOf(event, model, moment.time);
    if (next === undefined) return;
    event.preventDefault();
    go(next);
  };
  return (
    <div data-slot="replay-bar" data-state={replay.playing ? 'playing' : 'paused'} className="mt-2">
      <div className="flex items-center gap-2">
        <IconButton
          label={replay.playing ? labels.pause : labels.play}
          variant="secondary"
          onClick={replay.toggle}
        >
          {replay.playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        </IconButton>
        <MapSlider
          className="mx-1"
          min={reach.from}
          max={Math.max(reach.to, reach.from + 1)}
          step={1}
          value={[Math.round(moment.time)]}
          onValueChange={([next = reach.from]) => go(next)}
          filled={time !== null}
          onKeyDown={onKeyDown}
          thumbs={[
            {
              'aria-label': labels.moment,
              'aria-valuetext': inOneLine(words.time, words.where, words.speed),
            },
          ]}
        />
        <IconButton
          label={labels.wholeWay}
          disabled={time === null}
          onClick={() => {
            replay.stop();
            onTimeChange(null);
          }}
        >
          <X aria-hidden />
        </IconButton>
      </div>
      <p
        data-slot="replay-words"
        aria-hidden="true"
        className="flex flex-wrap justify-between gap-x-4 px-1 text-sm text-ink-2 tabular-nums"
      >
        <span>{formatTime(reach.from)}</span>
        {time !== null && (
          <span className="order-last min-w-0 basis-full [overflow-wrap:anywhere] @xl:order-none @xl:basis-auto">
            <strong className="font-semibold text-ink">{words.time}</strong>
            {' · '}
            {[words.where, words.speed].filter(Boolean).join(' · ')}
          </span>
        )}
        <span>{formatTime(reach.to)}</span>
      </p>
    </div>
  );
}

/** Where a key leads: arrows to the next report, Page Up and Page Down to the next stay, way or gap. */
function stepOf(
  event: KeyboardEvent,
  { trail, chapters, reach }: TrailMapModel,
  time: number,
): number | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  switch (event.key) {
    case 'ArrowRight':
    case 'ArrowUp':
      return neighbouringReport(trail, time, 1);
    case 'ArrowLeft':
    case 'ArrowDown':
      return neighbouringReport(trail, time, -1);
    case 'PageUp':
      return Math.min(reach.to, neighbouringChapter(chapters, time, 1));
    case 'PageDown':
      return Math.max(reach.from, neighbouringChapter(chapters, time, -1));
    case 'Home':
      return reach.from;
    case 'End':
      return reach.to;
    default:
      return undefined;
  }
}
