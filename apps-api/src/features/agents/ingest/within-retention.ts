import type { BatchRows } from './raw-rows.js';

const DAY = 86_400;

/**
 * Leaves out rows that the retention job would delete at its next run, and rows from more than a day ahead: a
 * device whose clock is wrong by years is told nothing and loses nothing but rows that no screen could show.
 * Apps and contacts have no moment of their own and stay.
 */
export function withinRetention(rows: BatchRows, now: number, days: number): BatchRows {
  const oldest = now - days * DAY;
  const newest = now + DAY;
  const timely = <Row extends { ts: number }>(list: Row[]) =>
    list.filter(({ ts }) => ts >= oldest && ts <= newest);
  const { apps, contacts, usage, visits, searches, blocks, positions, health, calls, smses, videos } = rows;
  return {
    ...(apps ? { apps } : {}),
    ...(contacts ? { contacts } : {}),
    ...(usage ? { usage: usage.filter(({ from, to }) => from >= oldest && to <= newest) } : {}),
    ...(visits ? { visits: timely(visits) } : {}),
    ...(searches ? { searches: timely(searches) } : {}),
    ...(blocks ? { blocks: timely(blocks) } : {}),
    ...(positions ? { positions: timely(positions) } : {}),
    ...(health ? { health: timely(health) } : {}),
    ...(calls ? { calls: timely(calls) } : {}),
    ...(smses ? { smses: timely(smses) } : {}),
    ...(videos ? { videos: timely(videos) } : {}),
  };
}
