import type { Dialect } from '../../src/platform/database/index.js';
import { planFaults } from '../../test/plans/plan.js';
import { type Statement, statementsOf } from '../../test/plans/statements.js';
import { allInTurn, inTurn } from '../measure.js';
import { type House, withHouses } from './house.js';
import type { Verdict } from './report.js';
import { type Asked, type Subject, subjects } from './subjects.js';

const ROUNDS = 31;
const PAGE = 10;
const FAR = 10_000;

/** Measures every list and top action at every size, and hands each verdict over as it is known. */
export async function benchLists(
  engine: Dialect,
  sizes: readonly number[],
  only: readonly string[],
  tell: (verdict: Verdict) => void,
): Promise<void> {
  const chosen = subjects.filter(
    ({ asked }) => only.length === 0 || asked.some(({ action }) => only.includes(action.name)),
  );
  await withHouses(engine, sizes, async (houses) => {
    for (const subject of chosen) {
      await each(houses, subject.fill);
      for (const asked of subject.asked) tell(await verdictOn(subject, asked, houses));
      await each(houses, subject.empty);
    }
  });
}

async function verdictOn({ rows }: Subject, asked: Asked, houses: readonly House[]): Promise<Verdict> {
  const largest = houses.at(-1);
  if (!largest) throw new Error('no sizes');
  const works = houses.map((house) => asking(house, asked, 0));
  const bySize = await allInTurn(ROUNDS, works);
  const statements: Statement[][] = [];
  for (const [index, house] of houses.entries()) {
    statements.push(await statementsOf(house.app.database, works[index] ?? nothing));
  }
  const far = asked.paged ? await farPages(largest, asked) : [];
  const pages = far.length > 0 ? await allInTurn(ROUNDS, [asking(largest, asked, 0), ...far]) : [];
  const all = [...(statements.at(-1) ?? [])];
  const [ours, bare] = await inTurn(ROUNDS, asking(largest, asked, 0), replaying(largest, asked, [...all]));
  for (const page of far) all.push(...(await statementsOf(largest.app.database, page)));
  const faults = await Promise.all(all.map((statement) => planFaults(largest.app.database, statement)));
  return {
    name: asked.as ? `${asked.action.name} (${asked.as})` : asked.action.name,
    rows,
    bySize: houses.map(({ size }, index) => ({ size, milliseconds: bySize[index] ?? 0 })),
    statements: statements.map(({ length }) => length),
    pages,
    againstBare: ours / bare,
    faults: [...new Set(faults.flat())],
  };
}

/** What asks for one page of a list, or for what has no pages. */
function asking(house: House, { action, data, paged }: Asked, offset: number): () => Promise<unknown> {
  return house.asks(action, { ...data(house), ...(paged ? { offset, count: PAGE } : {}) });
}

/** The page 10,000 and one in the middle of the list, when there are such. */
async function farPages(house: House, asked: Asked): Promise<(() => Promise<unknown>)[]> {
  const there: (() => Promise<unknown>)[] = [];
  for (const offset of [(FAR - 1) * PAGE, Math.floor(house.size / 2)]) {
    const page = asking(house, asked, offset);
    const { data } = (await page()) as { data: unknown[] };
    if (data.length === PAGE) there.push(page);
  }
  return there;
}

/** The same statements with the bare driver. */
function replaying(
  { bare }: House,
  { together }: Asked,
  statements: readonly Statement[],
): () => Promise<unknown> {
  if (together) return () => Promise.all(statements.map((statement) => bare.rows(statement)));
  return async () => {
    for (const statement of statements) await bare.rows(statement);
  };
}

async function nothing(): Promise<void> {}

async function each(houses: readonly House[], work: (house: House) => Promise<void>): Promise<void> {
  for (const house of houses) await work(house);
}
