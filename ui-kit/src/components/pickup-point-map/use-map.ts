import { useEffect, useRef, useState, type RefObject } from 'react';
import type { MapProvider, MapScene, MapView } from './map-provider.js';

export type MapState = 'pending' | 'loading' | 'loaded' | 'error';

export interface LoadedMap {
  element: RefObject<HTMLDivElement | null>;
  state: MapState;
  /** Loads the map; can be called again after an error. */
  load: () => void;
}

/** Mounts the provider's map in an element and updates it when the scene changes. */
export function useMap(provider: MapProvider, scene: MapScene, autoLoad: boolean): LoadedMap {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(scene);
  const view = useRef<MapView | null>(null);
  const [attempt, setAttempt] = useState(autoLoad ? 1 : 0);
  const [outcome, setOutcome] = useState<{ attempt: number; loaded: boolean } | null>(null);

  useEffect(() => {
    latest.current = scene;
    view.current?.update(scene);
  }, [scene]);

  useEffect(() => {
    if (attempt === 0) return undefined;
    let gone = false;
    const bring = async () => {
      const handle = await provider.load();
      if (!gone && element.current) view.current = handle.show(element.current, latest.current);
    };
    bring().then(
      () => !gone && setOutcome({ attempt, loaded: true }),
      () => !gone && setOutcome({ attempt, loaded: false }),
    );
    return () => {
      gone = true;
      view.current?.destroy();
      view.current = null;
    };
  }, [provider, attempt]);

  const known = outcome?.attempt === attempt ? (outcome.loaded ? 'loaded' : 'error') : 'loading';
  return { element, state: attempt === 0 ? 'pending' : known, load: () => setAttempt(attempt + 1) };
}
