import { useState } from 'react';

/** A slider between its moves and its save: what is under the finger, and what came of it. */
export interface Draft<Value> {
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
  readonly onValueCommit: (value: Value) => void;
}

/**
 * Lets a control move without a save for each step: the value under the finger is shown, and `save` hears of it when
 * the move is over. Once the saved value is the one under the finger, the finger holds nothing any more: what the
 * server refuses goes back. A move that is given up ends where it began.
 */
export function useDraft<Value extends number | readonly number[]>(
  saved: Value,
  save: (value: Value) => void,
): Draft<Value> {
  const [draft, setDraft] = useState<Value | null>(null);
  if (draft !== null && isSame(draft, saved)) setDraft(null);
  return { value: draft ?? saved, onValueChange: setDraft, onValueCommit: save };
}

function isSame(one: number | readonly number[], other: number | readonly number[]): boolean {
  return String(one) === String(other);
}
