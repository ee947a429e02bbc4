import { useEffect, useRef } from 'react';

/** Milliseconds between looks for what has changed. */
const EVERY = 30_000;
/** After so many milliseconds without a touch nobody looks: the session of an empty chair may end. */
const NOBODY = 3_600_000;

/** Calls `look` at times while the tab is seen and somebody is there, and when the tab is seen again. */
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
