import type { RibbonItem } from './day-ribbon-data.js';
import { itemsOf } from './ribbon-items.js';
import { itemWords, laneNotes, periodWords, type RibbonFormat } from './day-ribbon-words.js';
import type { DayRibbonModel } from './use-day-ribbon.js';

interface RibbonTableProps {
  model: DayRibbonModel;
  format: RibbonFormat;
  now: number | undefined;
  /** Given, the title of every row is a button. */
  onItem: ((item: RibbonItem) => void) | undefined;
}

/** The picture said in words, in order of time: each try on its own, and what the background shows above. */
export function RibbonTable({ model: { shown, zoomed, layouts }, format, now, onItem }: RibbonTableProps) {
  const { labels } = format;
  const items = layouts
    .flatMap(({ lane }) => itemsOf(lane, shown, 0))
    .toSorted((a, b) => a.from - b.from || a.to - b.to);
  const notes = layouts.flatMap(({ lane }) =>
    laneNotes(lane, now, format).map((note) => ({ key: `${lane.id}/${note}`, lane: lane.label, note })),
  );
  return (
    <div data-slot="ribbon-table" className="text-sm">
      {notes.length > 0 && !zoomed && (
        <ul className="mb-2 text-ink-2">
          {notes.map(({ key, lane, note }) => (
            <li key={key}>
              <span className="font-medium text-ink">{lane}:</span> {note}
            </li>
          ))}
        </ul>
      )}
      {items.length === 0 && <p className="py-1 text-ink-2">{zoomed ? labels.emptyHour : labels.empty}</p>}
      <table hidden={items.length === 0} className="w-full border-collapse">
        <caption className="sr-only">
          {zoomed ? `${labels.name}, ${periodWords(zoomed, format)}` : labels.name}
        </caption>
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
          {items.map((item) => (
            <Row key={item.key} item={item} format={format} onItem={onItem} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({ item, format, onItem }: { item: RibbonItem } & Pick<RibbonTableProps, 'format' | 'onItem'>) {
  const { title, kind, when, duration, reason } = itemWords(item, format);
  return (
    <tr
      data-slot="ribbon-row"
      data-state={item.kind}
      className="border-b border-line align-top last:border-0"
    >
      <td className="py-2 pr-3 text-ink-2 tabular-nums">{when}</td>
      <td className="py-2 pr-3">
        {onItem ? (
          <button
            type="button"
            className="focus-ring -my-0.5 min-h-6 cursor-pointer rounded-sm py-0.5 text-left font-medium [overflow-wrap:anywhere] hover:underline"
            onClick={() => onItem(item)}
          >
            {title}
          </button>
        ) : (
          <span className="font-medium [overflow-wrap:anywhere]">{title}</span>
        )}
        <span className="block text-ink-3">
          {item.laneLabel}
          {kind && ' · '}
          <span className={item.kind === 'blocked' ? 'text-stop' : undefined}>{kind}</span>
        </span>
        {reason && <span className="block text-ink-3">{reason}</span>}
      </td>
      <td className="py-2 text-right whitespace-nowrap tabular-nums">{duration}</td>
    </tr>
  );
}
