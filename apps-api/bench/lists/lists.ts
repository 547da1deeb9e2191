import type { Dialect } from '../../src/platform/database/index.js';
import { planFaults } from '../../test/plans/plan.js';
import { type Question, questions } from '../../test/plans/questions.js';
import { type Statement, statementsOf } from '../../test/plans/statements.js';
import { quickInTurn } from '../measure.js';
import { type House, withHouses } from './house.js';
import type { Verdict } from './report.js';
import { type Subject, subjects } from './subjects.js';

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
    ({ actions }) => only.length === 0 || actions.some((action) => only.includes(action)),
  );
  await withHouses(engine, sizes, async (houses) => {
    for (const subject of chosen) {
      await each(houses, subject.fill);
      for (const question of questions)
        if (subject.actions.includes(question.action)) tell(await verdictOn(subject, question, houses));
      await each(houses, subject.empty);
    }
  });
}

async function verdictOn({ rows }: Subject, question: Question, houses: readonly House[]): Promise<Verdict> {
  const largest = houses.at(-1);
  if (!largest) throw new Error('no sizes');
  const works = houses.map((house) => asking(house, question, 0));
  const bySize = await quickInTurn(ROUNDS, works);
  const statements: Statement[][] = [];
  for (const [index, house] of houses.entries()) {
    statements.push(await statementsOf(house.app.database, works[index] ?? nothing));
  }
  const far = question.paged ? await farPages(largest, question) : [];
  const pages = far.length > 0 ? await quickInTurn(ROUNDS, [asking(largest, question, 0), ...far]) : [];
  const all = [...(statements.at(-1) ?? [])];
  const [ours = 0, bare = 1] = await quickInTurn(ROUNDS, [
    asking(largest, question, 0),
    replaying(largest, question, [...all]),
  ]);
  for (const page of far) all.push(...(await statementsOf(largest.app.database, page)));
  const faults = await Promise.all(all.map((statement) => planFaults(largest.app.database, statement)));
  return {
    name: question.as ? `${question.action} (${question.as})` : question.action,
    rows,
    bySize: houses.map(({ size }, index) => ({ size, milliseconds: bySize[index] ?? 0 })),
    statements: statements.map(({ length }) => length),
    pages,
    againstBare: ours / bare,
    faults: [...new Set(faults.flat())],
  };
}

/** What asks for one page of a list, or for what has no pages. */
function asking(house: House, { action, data, paged }: Question, offset: number): () => Promise<unknown> {
  return house.asks(action, { ...data(house), ...(paged ? { offset, count: PAGE } : {}) });
}

/** The page 10,000 and one in the middle of the list, when there are such. */
async function farPages(house: House, question: Question): Promise<(() => Promise<unknown>)[]> {
  const { total = house.size } = (await asking(house, question, 0)()) as { total?: number };
  const there: (() => Promise<unknown>)[] = [];
  for (const offset of [(FAR - 1) * PAGE, Math.floor(total / 2)]) {
    const page = asking(house, question, offset);
    const rows = Object.values((await page()) as object).find((part) => Array.isArray(part));
    if (rows?.length === PAGE) there.push(page);
  }
  return there;
}

/** The same statements with the bare driver. */
function replaying(
  { bare }: House,
  { together }: Question,
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
