import type { Place } from '../nearest-points';
import type { LngLat } from './ymaps3';

const TILE = 256;

/** Where a place is on a map of the whole world at a zoom, in pixels (Web Mercator). */
export function pixelsAt({ latitude, longitude }: Place, zoom: number): { x: number; y: number } {
  const side = TILE * 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * side,
    y: ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * side,
  };
}

/** The south-western and north-eastern corner around places, of which there is at least one. */
export function boundsOf(places: readonly Place[]): [LngLat, LngLat] {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}
