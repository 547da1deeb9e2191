import { cn } from '@ostoja/ui';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { searchEngine, type SearchEngine } from '../search-engine.js';

/** A letter of our own for each engine, on a shape and a chart colour that tell it apart: nobody's logo. */
const marks: Readonly<Record<SearchEngine, { letters: string; ground: string; shape: ReactNode }>> = {
  google: { letters: 'G', ground: 'text-chart-3', shape: <circle cx="12" cy="12" r="11" /> },
  bing: {
    letters: 'B',
    ground: 'text-chart-9',
    shape: <path d="M3 1h10a10 10 0 0 1 10 10v12H1V3a2 2 0 0 1 2-2z" />,
  },
  youtube: {
    letters: 'Y',
    ground: 'text-chart-4',
    shape: <rect x="1" y="4" width="22" height="16" rx="5" />,
  },
  duckduckgo: {
    letters: 'D',
    ground: 'text-chart-8',
    shape: <path d="M7.5 1h9L23 7.5v9L16.5 23h-9L1 16.5v-9z" />,
  },
  yahoo: { letters: 'Y!', ground: 'text-chart-6', shape: <rect x="1" y="1" width="22" height="22" rx="6" /> },
  lycos: { letters: 'L', ground: 'text-chart-1', shape: <path d="M12 1l11 11-11 11L1 12z" /> },
};

/** Which engine was asked, as a mark with its name for screen readers and the pointer. */
export function EngineMark({ engine, otherName }: { readonly engine: string; readonly otherName: string }) {
  const known = searchEngine(engine);
  const name = engine.trim() || otherName;
  if (!known) {
    return (
      <span title={name} className="grid size-8 place-items-center text-ink-3">
        <Search aria-hidden className="size-5" />
        <span className="sr-only">{name}</span>
      </span>
    );
  }
  const { letters, ground, shape } = marks[known];
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox="0 0 24 24"
      className={cn('size-8 shrink-0 p-0.5', ground)}
      data-engine={known}
    >
      <title>{name}</title>
      <g fill="currentColor">{shape}</g>
      <text
        x="12"
        y="12.5"
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-surface font-semibold"
        fontSize={letters.length > 1 ? 10 : 12.5}
      >
        {letters}
      </text>
    </svg>
  );
}
