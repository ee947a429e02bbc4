import { useEffect, useRef } from 'react';

/** Milliseconds between checks for changes. */
const EVERY = 30_000;
/** Milliseconds without input after which the checks stop, so that the session of an absent operator can end. */
const NOBODY = 3_600_000;

/**
 * Calls `look` regularly while the tab is visible and the operator is active, and when the tab becomes visible again.
 */
export function usePoll(look: () => void): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  });
  useEffect(() => {
    let touched = Date.now();
    const touch = () => (touched = Date.now());
    const ask = () => {
      if (document.visibilityState === 'visible' && Date.now() - touched < NOBODY) latest.current();
    };
    const seen = () => {
      touch();
      ask();
    };
    const timer = setInterval(ask, EVERY);
    const signs = ['pointerdown', 'keydown', 'wheel'] as const;
    for (const sign of signs) window.addEventListener(sign, touch, { passive: true });
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, touch);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
}
