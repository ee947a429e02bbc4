import { useCallback, useSyncExternalStore } from 'react';

const secondsUntil = (until: number) => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/**
 * Whole seconds left until a moment; null on the server and during hydration, because the clocks of server and browser
 * differ.
 */
export function useSecondsLeft(until: number): number | null {
  const subscribe = useCallback(
    (notify: () => void) => {
      // Checked every 250 ms: an interval of one second would drift and skip a second now and then.
      const timer = setInterval(() => {
        notify();
        if (secondsUntil(until) === 0) clearInterval(timer);
      }, 250);
      return () => clearInterval(timer);
    },
    [until],
  );
  return useSyncExternalStore<number | null>(
    subscribe,
    () => secondsUntil(until),
    () => null,
  );
}

/** Formats seconds as minutes and seconds: 65 is «1:05». */
export const formatSeconds = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
