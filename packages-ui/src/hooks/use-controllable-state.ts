import { useCallback, useState } from 'react';

/** The three props of a value that works controlled and uncontrolled. */
export interface ControllableState<T> {
  readonly value: T | undefined;
  readonly defaultValue: T;
  readonly onValueChange?: ((value: T) => void) | undefined;
}

/**
 * A value that its owner holds when `value` is given, and that is held here otherwise.
 * @returns the value and its setter; the setter always tells the owner
 */
export function useControllableState<T>({
  value,
  defaultValue,
  onValueChange,
}: ControllableState<T>): [T, (value: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  const set = useCallback(
    (next: T) => {
      setOwn(next);
      onValueChange?.(next);
    },
    [onValueChange],
  );
  return [value === undefined ? own : value, set];
}
