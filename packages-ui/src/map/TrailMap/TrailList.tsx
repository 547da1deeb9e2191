import type { TrailChapter } from './trail-chapters.js';
import { placeColour } from './place-colour.js';
import { chapterWords, periodWords, type TrailMapFormat } from './trail-map-words.js';

interface TrailListProps {
  chapters: readonly TrailChapter[];
  format: TrailMapFormat;
  /** Given, every row has a button that shows it on the map. */
  onShow: ((chapter: TrailChapter) => void) | undefined;
}

/** The map said in words, in the order of time: stays, ways with their length and top speed, and gaps. */
export function TrailList({ chapters, format, onShow }: TrailListProps) {
  const { labels } = format;
  return (
    <table data-slot="trail-list" className="w-full border-collapse text-sm">
      <caption className="sr-only">{labels.name}</caption>
      <thead>
        <tr className="border-b border-line text-left text-ink-2">
          <th scope="col" className="w-24 py-1.5 pr-3 font-normal @md:w-38">
            {labels.when}
          </th>
          <th scope="col" className="py-1.5 pr-3 font-normal">
            {labels.what}
          </th>
          <th scope="col" className="py-1.5 text-right font-normal">
            {labels.howLong}
          </th>
        </tr>
      </thead>
      <tbody>
        {chapters.map((chapter) => (
          <Row key={chapter.key} chapter={chapter} format={format} onShow={onShow} />
        ))}
      </tbody>
    </table>
  );
}

function Row({
  chapter,
  format,
  onShow,
}: { chapter: TrailChapter } & Pick<TrailListProps, 'format' | 'onShow'>) {
  const { when, what, detail, duration } = chapterWords(chapter, format);
  return (
    <tr
      data-slot="trail-row"
      data-state={chapter.kind}
      className="border-b border-line align-top last:border-0"
    >
      <td className="py-2 pr-3 tabular-nums">
        {onShow ? (
          <button
            type="button"
            aria-label={format.labels.showOnMap(periodWords(chapter, format))}
            className="focus-ring -my-0.5 min-h-6 cursor-pointer rounded-sm py-0.5 text-left text-ink-2 underline decoration-line-2 decoration-1 underline-offset-3 hover:text-ink hover:decoration-current"
            onClick={() => onShow(chapter)}
          >
            {when}
          </button>
        ) : (
          <span className="text-ink-2">{when}</span>
        )}
      </td>
      <td className="py-2 pr-3">
        <span className="flex items-baseline gap-2">
          {chapter.kind === 'stay' && (
            <span
              aria-hidden="true"
              className="grid size-5 shrink-0 place-items-center rounded-full border-2 bg-surface text-xs font-semibold"
              style={{ borderColor: placeColour(chapter.place.number) }}
            >
              {format.formatNumber(chapter.place.number)}
            </span>
          )}
          <span className="min-w-0">
            <span
              className={
                chapter.kind === 'gap' ? 'text-ink-2 italic' : 'font-medium [overflow-wrap:anywhere]'
              }
            >
              {what}
            </span>
            {detail && <span className="block text-ink-3">{detail}</span>}
          </span>
        </span>
      </td>
      <td className="py-2 text-right whitespace-nowrap tabular-nums">{duration}</td>
    </tr>
  );
}
