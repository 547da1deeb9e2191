import { useCallback, useState } from 'react';

/**
 * The state of a component that works controlled and uncontrolled.
 * `value` given: the parent owns it, a change only calls `onChange`. Left out: the component keeps it, from `defaultValue` on.
 */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange?: (value: Value) => void,
): [Value, (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  const controlled = value !== undefined;
  const change = useCallback(
    (next: Value) => {
      if (!controlled) setOwn(next);
      onChange?.(next);
    },
    [controlled, onChange],
  );
  return [controlled ? value : own, change];
}
