/** A place on the map, in degrees of WGS 84. */
export interface Place {
  latitude: number;
  longitude: number;
}

const earthKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** The distance between two places in kilometres, as the crow flies (haversine formula). */
export function kmBetween(from: Place, to: Place): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2);
  const east = Math.sin(radians(to.longitude - from.longitude) / 2);
  const part = north ** 2 + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east ** 2;
  return 2 * earthKm * Math.asin(Math.min(1, Math.sqrt(part)));
}

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/** The median of the places, so that a single distant place has no effect. */
export const middleOf = (places: readonly Place[]): Place => ({
  latitude: middle(places.map(({ latitude }) => latitude)),
  longitude: middle(places.map(({ longitude }) => longitude)),
});

/** The points with their distance from a place in kilometres, nearest first. */
export function byDistance<Point extends { location: Place }>(
  points: readonly Point[],
  from: Place,
): { point: Point; km: number }[] {
  return points
    .map((point) => ({ point, km: kmBetween(from, point.location) }))
    .sort((left, right) => left.km - right.km);
}

/** Formats a distance: «350 м от вас», «1,2 км от вас», «14 км от вас». */
export function distanceWords(km: number): string {
  if (km < 0.95) return `${Math.max(50, Math.round(km * 20) * 50)}\u00A0м от вас`;
  const rounded = km < 10 ? km.toFixed(1).replace('.', ',').replace(/,0$/, '') : String(Math.round(km));
  return `${rounded}\u00A0км от вас`;
}
