import { useState } from 'react';

/**
 * State of a value that the caller controls or, if none is given, the component itself stores, starting with `first`.
 * Returns the value and a function to change it.
 */
export function useOwnValue<Value>(
  given: Value | undefined,
  first: Value,
  onValueChange: ((value: Value) => void) | undefined,
): [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(first);
  const change = (value: Value) => {
    setOwn(() => value);
    onValueChange?.(value);
  };
  return [given === undefined ? own : given, change];
}
