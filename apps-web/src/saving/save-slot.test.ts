import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Fields } from './changes.js';
import { retryDelays, savedShownFor, SaveSlot, type SaveOutcome } from './save-slot.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const patch = (data: Fields): Fields => ({ data });

/** A slot whose server answers when and as it is told. */
function slotWithServer() {
  const sent: Fields[] = [];
  const cached: Fields[] = [];
  const kept: (Fields | null)[] = [];
  let answers: ((outcome: SaveOutcome) => void)[] = [];
  const slot = new SaveSlot({
    send: (change) => {
      sent.push(change);
      return new Promise((resolve) => answers.push(resolve));
    },
    keep: (unsaved) => void kept.push(unsaved),
    saved: (change) => void cached.push(change),
  });
  return {
    slot,
    sent,
    cached,
    kept: () => kept.at(-1) ?? null,
    stage: () => slot.view().stage,
    async answer(outcome: SaveOutcome) {
      const [first, ...rest] = answers;
      answers = rest;
      first?.(outcome);
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('sends once, the given time after the last of several changes, with all of them', async () => {
  const { slot, sent, stage, answer } = slotWithServer();
  slot.change(patch({ skd1: 'a' }), 1500);
  await vi.advanceTimersByTimeAsync(1000);
  slot.change(patch({ skd1: 'b', skd2: 'c' }), 1500);
  await vi.advanceTimersByTimeAsync(1499);
  expect(sent).toEqual([]);
  expect(stage()).toBe('waiting');
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([patch({ skd1: 'b', skd2: 'c' })]);
  expect(stage()).toBe('saving');
  await answer('saved');
  expect(stage()).toBe('saved');
  await vi.advanceTimersByTimeAsync(savedShownFor);
  expect(stage()).toBe('idle');
});

test('a change made while a save is under way goes after it, and lies over it meanwhile', async () => {
  const { slot, sent, answer } = slotWithServer();
  slot.change(patch({ timeLimit: 60 }), 500);
  await vi.advanceTimersByTimeAsync(500);
  slot.change(patch({ timeLimit: 90 }), 500);
  await vi.advanceTimersByTimeAsync(5000);
  expect(sent).toEqual([patch({ timeLimit: 60 })]);
  expect(slot.view().unsaved).toEqual([patch({ timeLimit: 60 }), patch({ timeLimit: 90 })]);
  await answer('saved');
  expect(sent).toEqual([patch({ timeLimit: 60 }), patch({ timeLimit: 90 })]);
  await answer('saved');
  expect(slot.view()).toEqual({ stage: 'saved', unsaved: [] });
});

test('puts the saved change into the cache before it stops lying over it', async () => {
  const { slot, cached, answer } = slotWithServer();
  const seen: number[] = [];
  slot.change(patch({ timeLimit: 60 }), 0);
  await vi.advanceTimersByTimeAsync(0);
  slot.subscribe(() => seen.push(cached.length));
  await answer('saved');
  expect(seen[0]).toBe(1);
});

test('takes a refused change back', async () => {
  const { slot, answer, kept, stage } = slotWithServer();
  slot.change(patch({ timeLimit: 60 }), 0);
  await vi.advanceTimersByTimeAsync(0);
  await answer('refused');
  expect(stage()).toBe('failed');
  expect(slot.view().unsaved).toEqual([]);
  expect(kept()).toBeNull();
});

test('a refusal takes back only what was refused', async () => {
  const { slot, sent, answer } = slotWithServer();
  slot.change(patch({ timeLimit: 60 }), 0);
  await vi.advanceTimersByTimeAsync(0);
  slot.change(patch({ timeLimitNet: 30 }), 0);
  await answer('refused');
  expect(sent).toEqual([patch({ timeLimit: 60 }), patch({ timeLimitNet: 30 })]);
});

test('keeps a change while offline and sends it once when back, with what came meanwhile', async () => {
  const { slot, sent, stage, kept, answer } = slotWithServer();
  slot.change(patch({ skd1: 'a' }), 1500);
  await vi.advanceTimersByTimeAsync(1500);
  await answer('unanswered');
  expect(stage()).toBe('offline');
  slot.change(patch({ skd2: 'b' }), 1500);
  expect(stage()).toBe('offline');
  expect(kept()).toEqual(patch({ skd1: 'a', skd2: 'b' }));
  void slot.flush();
  void slot.flush();
  await answer('saved');
  await vi.advanceTimersByTimeAsync(120_000);
  expect(sent).toEqual([patch({ skd1: 'a' }), patch({ skd1: 'a', skd2: 'b' })]);
  expect(kept()).toBeNull();
});

test('a call without an answer goes again by itself, less and less often', async () => {
  const { slot, sent, stage, answer } = slotWithServer();
  slot.change(patch({ timeLimit: 60 }), 0);
  await vi.advanceTimersByTimeAsync(0);
  await answer('unanswered');
  expect(stage()).toBe('offline');
  await vi.advanceTimersByTimeAsync(retryDelays[0]);
  expect(sent).toHaveLength(2);
  expect(stage()).toBe('offline');
  await answer('unanswered');
  await vi.advanceTimersByTimeAsync(retryDelays[1] - 1);
  expect(sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  await answer('saved');
  expect(stage()).toBe('saved');
  expect(sent).toHaveLength(3);
});

test('an earlier change that got no answer does not undo a later one', async () => {
  const { slot, sent, answer } = slotWithServer();
  slot.change(patch({ timeLimit: 60, skd1: 'a' }), 0);
  await vi.advanceTimersByTimeAsync(0);
  slot.change(patch({ timeLimit: 90 }), 0);
  await answer('unanswered');
  await vi.advanceTimersByTimeAsync(retryDelays[0]);
  expect(sent.at(-1)).toEqual(patch({ timeLimit: 90, skd1: 'a' }));
});

test('leaving sends at once, and waits for what is under way and what came after it', async () => {
  const { slot, sent, answer } = slotWithServer();
  slot.change(patch({ timeLimit: 60 }), 1500);
  const left = slot.flush();
  expect(sent).toHaveLength(1);
  slot.change(patch({ timeLimit: 90 }), 1500);
  void slot.flush();
  await answer('saved');
  expect(sent).toHaveLength(2);
  await answer('saved');
  await left;
  expect(slot.view().stage).toBe('saved');
});
