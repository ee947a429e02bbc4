import { useCallback, useInsertionEffect, useRef } from 'react';

/** Returns one function for all renders, which calls the callback of the latest one. Call it in events only. */
export function useLatestCallback<Given extends unknown[]>(
  callback: ((...given: Given) => void) | undefined,
): (...given: Given) => void {
  const latest = useRef(callback);
  useInsertionEffect(() => {
    latest.current = callback;
  });
  return useCallback((...given) => latest.current?.(...given), []);
}
