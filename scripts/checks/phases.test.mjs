import assert from 'node:assert/strict';
import { test } from 'node:test';
import { choosePhases, inRounds, phases } from './phases.mjs';

test('runs everything unless told otherwise', () => assert.deepEqual(choosePhases(undefined), phases));

test('keeps the order of the phases, not of the names', () => {
  assert.deepEqual(
    choosePhases('e2e, unit').map((phase) => phase.name),
    ['unit', 'e2e'],
  );
});

test('refuses a name that is not a phase', () => {
  assert.throws(() => choosePhases('unit,smoke'), /no phase is called smoke/);
});

test('runs every phase in one round, in the order of the phases', () => {
  assert.deepEqual(inRounds(phases).flat(), phases);
});

test('leaves out rounds of which nothing was chosen', () => {
  const names = inRounds(choosePhases('contract,unit,e2e')).map((round) => round.map(({ name }) => name));
  assert.deepEqual(names, [['unit', 'contract'], ['e2e']]);
});
