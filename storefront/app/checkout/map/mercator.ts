import type { Place } from '../nearest-points';
import type { LngLat } from './ymaps3';

const TILE = 256;

/** Returns the position of a place on a map of the whole world at a zoom level, in pixels (Web Mercator). */
export function pixelsAt({ latitude, longitude }: Place, zoom: number): { x: number; y: number } {
  const side = TILE * 2 ** zoom;
  const angle = (latitude * Math.PI) / 180;
  return {
    x: ((longitude + 180) / 360) * side,
    y: ((1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2) * side,
  };
}

/**
 * Returns the south-western and north-eastern corners of the area that contains all places. At least one place is
 * required.
 */
export function boundsOf(places: readonly Place[]): [LngLat, LngLat] {
  const latitudes = places.map(({ latitude }) => latitude);
  const longitudes = places.map(({ longitude }) => longitude);
  return [
    [Math.min(...longitudes), Math.min(...latitudes)],
    [Math.max(...longitudes), Math.max(...latitudes)],
  ];
}
