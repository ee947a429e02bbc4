import { useState } from 'react';

/** A value that the caller keeps, or the part itself if none is given: from `first` on. Returns it and how to change it. */
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
