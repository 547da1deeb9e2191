import { randomUUID } from 'node:crypto';
import { type Reply, sync } from '@ostoja/contracts';
import { expect } from 'vitest';
import type { TestApplication } from '../application.js';
import { batchOf, family, type Rows } from '../factories/telemetry.js';
import type { Life } from './life.js';

const DAY = 86_400;

/** In the order in which the server names them. */
const KINDS = ['usage', 'visits', 'searches', 'positions', 'calls', 'smses', 'videos'] as const;

type Kind = (typeof KINDS)[number];

/** The rows that a server has to know after a life was reported, of every batch. */
export type KnownRows = { readonly [K in Kind]: NonNullable<Rows[K]> };

/**
 * Makes a family and reports a life to it: every batch when its time comes, then all of them once more, the last first
 * and two at a time. Holds what the server says of each batch against what a wrong clock has to cost.
 * @returns the family, and the rows that have to be there
 */
export async function reportLife(app: TestApplication, { now, batches }: Life) {
  app.clock.set(now);
  const made = await family(app);
  const known: Record<Kind, unknown[]> = {
    usage: [],
    visits: [],
    searches: [],
    positions: [],
    calls: [],
    smses: [],
    videos: [],
  };
  const sent = [];
  for (const { rows, after } of batches) {
    app.clock.advance(after);
    const batch = batchOf(rows, { uid: randomUUID() });
    const reply = await made.agent.call(sync, batch);
    const expected = expectedOf(rows, app.clock.now());
    expect(told(reply)).toEqual({ stored: expected.stored, leftOut: expected.leftOut });
    for (const [kind, list] of Object.entries(expected.kept)) known[kind as Kind].push(...list);
    sent.push({ batch, first: told(reply) });
  }
  app.clock.advance(DAY);
  await Promise.all(
    sent.toReversed().flatMap(({ batch, first }) =>
      [0, 60].map(async (later) => {
        const reply = await made.agent.call(sync, { ...batch, sent: batch.sent + later });
        expect(told(reply)).toEqual(first);
      }),
    ),
  );
  return { ...made, known: known as KnownRows };
}

function told({ stored, leftOut }: Reply<typeof sync>) {
  return { stored, leftOut };
}

/** Subjects are told apart without the spaces around them. */
function withoutSpaces<Row extends object>(row: Row): Row {
  const subjects = Object.entries(row).filter(([name]) =>
    ['domain', 'keyword', 'pkg', 'videoid'].includes(name),
  );
  return { ...row, ...Object.fromEntries(subjects.map(([name, value]) => [name, String(value).trim()])) };
}

/** What is kept for 90 days from its own moment on, and not from more than a day ahead. */
function expectedOf(rows: Rows, now: number) {
  const leftOut: Reply<typeof sync>['leftOut'] = { tooOld: [], tooNew: [] };
  const kept: Record<string, unknown[]> = {};
  let stored = 0;
  for (const kind of KINDS) {
    const list: readonly ({ ts: number } | { from: number; to: number })[] = rows[kind] ?? [];
    kept[kind] = list.map(withoutSpaces).filter((row, index) => {
      const [from, to] = 'ts' in row ? [row.ts, row.ts] : [row.from, row.to];
      const path = `rows.${kind}.${index}`;
      if (from < now - 90 * DAY) leftOut.tooOld.push(path);
      else if (to > now + DAY) leftOut.tooNew.push(path);
      else return true;
      return false;
    });
    stored += kept[kind]?.length ?? 0;
  }
  return { kept, leftOut, stored };
}
