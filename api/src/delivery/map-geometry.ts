export interface Place {
  latitude: number;
  longitude: number;
}

/** A rectangle on the map. If it crosses the 180th meridian, `west` is greater than `east`. */
export interface Bounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

const EARTH_RADIUS_KM = 6371;
const KM_PER_DEGREE = (Math.PI / 180) * EARTH_RADIUS_KM;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Returns the distance along the great circle. */
export function distanceKm(from: Place, to: Place): number {
  const half = (one: number, other: number) => Math.sin(radians(other - one) / 2) ** 2;
  const square =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude);
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(square)));
}

/** Returns the place at this distance and bearing (degrees clockwise from north). Accurate enough within a town. */
export function placeAt({ latitude, longitude }: Place, { km, bearing }: { km: number; bearing: number }): Place {
  const degrees = km / KM_PER_DEGREE;
  return {
    latitude: latitude + degrees * Math.cos(radians(bearing)),
    longitude: longitude + (degrees * Math.sin(radians(bearing))) / Math.cos(radians(latitude)),
  };
}

/** Returns the smallest box that contains the circle. */
export function boxAround({ latitude, longitude, radiusKm }: Place & { radiusKm: number }): Bounds {
  const high = radiusKm / KM_PER_DEGREE;
  const [south, north] = [Math.max(-90, latitude - high), Math.min(90, latitude + high)];
  // A degree of longitude gets shorter towards the poles. A circle that contains a pole spans all longitudes.
  const shortest = Math.cos(radians(Math.max(Math.abs(south), Math.abs(north))));
  const wide = shortest > 0 ? high / shortest : 180;
  if (wide >= 180) return { south, north, west: -180, east: 180 };
  return { south, north, west: wrapped(longitude - wide), east: wrapped(longitude + wide) };
}

const wrapped = (longitude: number) => ((((longitude + 180) % 360) + 360) % 360) - 180;
