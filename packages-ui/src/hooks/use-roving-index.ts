import { useState, type FocusEvent, type KeyboardEvent } from 'react';

/** The props of one mark of a roving set. */
export interface RovingMarkProps {
  readonly tabIndex: 0 | -1;
  readonly 'data-roving-index': number;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onFocus: (event: FocusEvent) => void;
}

const steps: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => Math.min(last, index + 1),
  ArrowDown: (index, last) => Math.min(last, index + 1),
  ArrowLeft: (index) => Math.max(0, index - 1),
  ArrowUp: (index) => Math.max(0, index - 1),
  Home: () => 0,
  End: (_, last) => last,
};

/**
 * One tab stop for a set of marks: arrows step through them, Home and End go to the ends.
 * @param count how many marks there are
 * @returns the props that each mark takes, by its index. The marks must share one parent element or `[data-roving]` box
 */
export function useRovingIndex(count: number): (index: number) => RovingMarkProps {
  const [current, setCurrent] = useState(0);
  const stop = Math.min(current, Math.max(0, count - 1));
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    const next = step(stop, count - 1);
    const box = event.currentTarget.closest('[data-roving]');
    const mark = box?.querySelector<HTMLElement | SVGElement>(`[data-roving-index="${next}"]`);
    mark?.focus();
  };
  return (index) => ({
    tabIndex: index === stop ? 0 : -1,
    'data-roving-index': index,
    onKeyDown,
    onFocus: () => setCurrent(index),
  });
}
