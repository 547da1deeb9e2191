import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryDirectory } from '../testing/temporary-directory.js';
import { wireRules } from '../testing/wire-rules.js';
import { Enforcer } from './enforcer.js';
import { RuleBook } from './rule-book.js';

// Monday 2026-11-23, 23:00 in Warsaw.
const night = 1_795_471_200;

it('obeys a document that was kept before bedtime was a rule', async () => {
  const directory = await temporaryDirectory();
  const { settings, ...rest } = wireRules({ settings: { timeLimit: 0 } });
  const { allowedUntil, bedtimeFrom, bedtimeTo, bedtimeNights, bedtimeDay, ...older } = settings;
  expect([allowedUntil, bedtimeFrom, bedtimeTo, bedtimeNights, bedtimeDay]).toHaveLength(5);
  await writeFile(join(directory, 'rules.json'), JSON.stringify({ ...rest, settings: older }));

  const book = await RuleBook.open(directory, 'Europe/Warsaw');
  expect(new Enforcer(book.at).allows('com.game', night)).toBe(false);
  expect(book.at(night)).toMatchObject({ allowedUntil: 0, settings: { bedtimeNights: '0000000' } });
});

it('obeys the bedtime and what a parent allows in it', async () => {
  const book = await RuleBook.open(await temporaryDirectory(), 'Europe/Warsaw');
  const enforcer = new Enforcer(book.at);
  const bedtime = { bedtimeFrom: 1230, bedtimeTo: 420, bedtimeNights: '1111111' };
  book.receive(wireRules({ settings: bedtime }, 1));
  await book.enforce();
  expect(enforcer.allows('com.game', night)).toBe(false);

  book.receive(wireRules({ settings: { ...bedtime, allowedUntil: night + 600 } }, 2));
  await book.enforce();
  expect(enforcer.allows('com.game', night)).toBe(true);
  expect(enforcer.allows('com.game', night + 600)).toBe(false);
});
