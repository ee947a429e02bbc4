import { useEffect, useRef, useState } from 'react';
import type { Place } from './nearest-points';

/** `asking`: the browser asks the shopper for leave, or looks for the place. `refused`: it has no leave or no signal. */
type State = { state: 'unknown' | 'asking' | 'refused' } | { state: 'known'; place: Place };

/**
 * Where the shopper is, once they ask for it. The place stays in this page: it is neither kept nor sent.
 */
export function useOwnPlace() {
  const [own, setOwn] = useState<State>({ state: 'unknown' });
  const shown = useRef(true);
  useEffect(() => {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  const ask = () => {
    if (own.state === 'asking') return;
    setOwn({ state: 'asking' });
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) =>
        shown.current && setOwn({ state: 'known', place: { latitude, longitude } }),
      () => shown.current && setOwn({ state: 'refused' }),
      { timeout: 15_000, maximumAge: 300_000 },
    );
  };

  return { own, ask };
}
