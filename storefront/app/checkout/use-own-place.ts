import { useEffect, useRef, useState } from 'react';
import type { Place } from './nearest-points';

/**
 * `asking`: the browser is asking for permission or locating. `refused`: permission was denied or there is no signal.
 */
type State = { state: 'unknown' | 'asking' | 'refused' } | { state: 'known'; place: Place };

/** The shopper's location, once they ask for it. It stays in this page: it is neither stored nor sent. */
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
