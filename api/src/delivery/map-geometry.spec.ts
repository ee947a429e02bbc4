import fc from 'fast-check';
import { boxAround, distanceKm, placeAt, type Bounds, type Place } from './map-geometry.js';

const MOSCOW = { latitude: 55.7504, longitude: 37.6175 };
const PETERSBURG = { latitude: 59.938, longitude: 30.3328 };
const place = fc.record({
  latitude: fc.double({ min: -89, max: 89, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const holds = ({ south, west, north, east }: Bounds, { latitude, longitude }: Place) =>
  latitude >= south &&
  latitude <= north &&
  (west <= east ? longitude >= west && longitude <= east : longitude >= west || longitude <= east);

it('map distances follow the great circle, also across the 180th meridian', () => {
  expect(distanceKm(MOSCOW, PETERSBURG)).toBeCloseTo(634, -1);
  expect(distanceKm({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 1);
  expect(distanceKm(MOSCOW, MOSCOW)).toBe(0);
});

it('map distance is the same in both directions', () => {
  fc.assert(
    fc.property(place, place, (one, other) => {
      expect(distanceKm(one, other)).toBeCloseTo(distanceKm(other, one), 6);
    }),
  );
});

it('a map distance matches the known distance within a town', () => {
  const within = fc.double({ min: 0.1, max: 15, noNaN: true });
  fc.assert(
    fc.property(within, fc.double({ min: 0, max: 360, noNaN: true }), (km, bearing) => {
      expect(Math.abs(distanceKm(MOSCOW, placeAt(MOSCOW, { km, bearing })) - km)).toBeLessThan(0.05);
    }),
  );
});

it('the bounding box of a circle contains every place of the circle', () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: 1, max: 200, noNaN: true }), (centre, other, radiusKm) => {
      const box = boxAround({ ...centre, radiusKm });
      return distanceKm(centre, other) > radiusKm || holds(box, other);
    }),
  );
  // Two random places are seldom close together, so places within the radius are generated directly.
  const bearing = fc.double({ min: 0, max: 360, noNaN: true });
  fc.assert(
    fc.property(place, bearing, fc.double({ min: 0.1, max: 200, noNaN: true }), (centre, direction, radiusKm) => {
      const there = placeAt(centre, { km: radiusKm * 0.99, bearing: direction });
      const wrapped = { ...there, longitude: ((((there.longitude + 180) % 360) + 360) % 360) - 180 };
      if (Math.abs(there.latitude) > 90 || distanceKm(centre, wrapped) > radiusKm) return;
      expect(holds(boxAround({ ...centre, radiusKm }), wrapped)).toBe(true);
    }),
  );
});

it('a bounding box in the far north is as wide as its northern edge requires', () => {
  const centre = { latitude: 80, longitude: 0 };
  const farthest = { latitude: 80.15, longitude: 10.4 };
  expect(distanceKm(centre, farthest)).toBeLessThan(200);
  expect(holds(boxAround({ ...centre, radiusKm: 200 }), farthest)).toBe(true);
});

it('a bounding box across the 180th meridian has its west edge in the east', () => {
  const { west, east } = boxAround({ latitude: 66, longitude: 179, radiusKm: 200 });
  expect(west).toBeGreaterThan(170);
  expect(east).toBeLessThan(-170);
});
