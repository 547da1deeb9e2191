import { getTopApps, getTopBlocked, getTopDomains, getTopSearch } from '@ostoja/contracts';
import { assert, asyncProperty } from 'fast-check';
import { expect, it } from 'vitest';
import { describeApplication } from '../../../test/application.js';
import { type Asked, lives, RUNS } from '../../../test/properties/life.js';
import { type KnownRows, reportLife } from '../../../test/properties/report-life.js';

/** A top list as a scan of all rows counts it. */
interface Line {
  readonly subject: string;
  readonly count: number;
  readonly seconds: number;
}

describeApplication('a top list', (app) => {
  it(
    'equals a scan of the rows: for any interval, on days when clocks change, from late batches that come twice, from clocks that are wrong by years',
    async () => {
      await assert(
        asyncProperty(lives, async (life) => {
          const { parent, ref, known } = await reportLife(app(), life);
          const { visits, searches, usage } = known;
          const refused = visits.filter(({ blocked }) => blocked > 0);
          const opened = visits.filter(({ blocked }) => blocked <= 0);
          for (const asked of life.asked) {
            const question = { ...ref, ...asked };
            const domains = scan(opened, asked, ({ domain }) => domain);
            const blocked = scan(refused, asked, ({ domain }) => domain);
            const keywords = scan(searches, asked, ({ keyword }) => keyword);

            expect(await parent.call(getTopDomains, question)).toEqual(top(domains, 'domain'));
            expect(await parent.call(getTopBlocked, question)).toEqual(top(blocked, 'domain'));
            expect(await parent.call(getTopSearch, question)).toEqual(top(keywords, 'keyword'));
            expect(await parent.call(getTopApps, question)).toEqual(topApps(usage, asked));
          }
        }),
        { numRuns: RUNS },
      );
    },
    RUNS * 4000,
  );
});

function scan<Row extends { ts: number }>(
  rows: readonly Row[],
  { dateFrom, dateTo }: Asked,
  subjectOf: (row: Row) => string,
): Line[] {
  const counts = new Map<string, number>();
  for (const row of rows) {
    if (row.ts < dateFrom || row.ts > dateTo) continue;
    const subject = subjectOf(row);
    counts.set(subject, (counts.get(subject) ?? 0) + 1);
  }
  return [...counts].map(([subject, count]) => ({ subject, count, seconds: 0 }));
}

/** The ten most frequent, with their part of all, and the largest. */
function top(lines: readonly Line[], name: 'domain' | 'keyword') {
  const all = lines.reduce((sum, { count }) => sum + count, 0);
  const best = ranked(lines, ({ count }) => count);
  return {
    data: best.map(({ subject, count }) => ({ [name]: subject, count, percent: percent(count, all) })),
    max: best[0]?.count ?? 0,
  };
}

function topApps(stretches: KnownRows['usage'], { dateFrom, dateTo }: Asked) {
  const uses = new Map<string, { count: number; seconds: number }>();
  for (const { pkg, from, to } of stretches) {
    const { count, seconds } = uses.get(pkg) ?? { count: 0, seconds: 0 };
    const begins = from >= dateFrom && from <= dateTo;
    const inside = Math.max(0, Math.min(to, dateTo + 1) - Math.max(from, dateFrom));
    uses.set(pkg, { count: count + Number(begins), seconds: seconds + inside });
  }
  const lines = [...uses].map(([subject, use]) => ({ subject, ...use }));
  const all = lines.reduce((sum, { seconds }) => sum + seconds, 0);
  const best = ranked(lines, ({ seconds }) => seconds);
  return {
    data: best.map(({ subject, count, seconds }) => ({
      app: subject,
      pkg: subject,
      ico: '',
      version: '',
      count,
      elapsed: seconds,
      percent: percent(seconds, all),
    })),
    max: best[0]?.seconds ?? 0,
  };
}

function ranked(lines: readonly Line[], value: (line: Line) => number): Line[] {
  return lines
    .filter((line) => value(line) > 0)
    .toSorted((a, b) => value(b) - value(a) || Buffer.compare(Buffer.from(a.subject), Buffer.from(b.subject)))
    .slice(0, 10);
}

function percent(part: number, whole: number): number {
  return Math.round((part / whole) * 1000) / 10;
}
