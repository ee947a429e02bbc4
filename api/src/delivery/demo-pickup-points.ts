import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CarrierPoint, ListedPoint } from './carrier-point.js';
import type { City, Gazetteer } from './gazetteer.js';
import { placeAt } from './map-geometry.js';

interface Ingredients {
  seed: string;
  /** Number of points per town, by the town's rank in size. An entry applies to towns up to that rank. */
  cities: { rank: number; points: number }[];
  streets: string[];
  hours: string[];
  notes: string[];
  /** Fraction of pickup points with a fitting room. */
  dressingRooms: number;
  maxGrams: number[];
}

/**
 * Yields invented pickup points in the larger towns, the same ones on every run. Their streets, numbers and telephones
 * do not belong to anybody.
 */
export async function* demoPickupPoints(gazetteer: Gazetteer): AsyncGenerator<ListedPoint> {
  const file = join(import.meta.dirname, '..', '..', 'data', 'demo-pickup-points.json');
  const ingredients = JSON.parse(readFileSync(file, 'utf8')) as Ingredients;
  const cities = gazetteer.allCities();
  let rank = 0;
  for (const { rank: last, points } of ingredients.cities) {
    for (const city of cities.slice(rank, last)) {
      rank += 1;
      for (let n = 1; n <= points; n += 1) {
        const point = invent(ingredients, city, `MEET-${rank}-${n}`);
        yield { place: point.code, code: point.code, entry: { point } };
      }
    }
  }
}

function invent({ seed, streets, hours, notes, dressingRooms, maxGrams }: Ingredients, city: City, code: string) {
  const draw = (what: string) =>
    createHash('sha256').update(`${seed} ${code} ${what}`).digest().readUInt32BE() / 2 ** 32;
  const pick = <T>(what: string, list: readonly T[]): T => list[Math.floor(draw(what) * list.length)]!;
  const street = pick('street', streets);
  const house = 1 + Math.floor(draw('house') * 60);
  const address = `${street}, ${house}${draw('building') < 0.15 ? `, к. ${1 + Math.floor(draw('block') * 3)}` : ''}`;
  const region = city.region === city.title ? [] : [city.region];
  const place = placeAt(city, {
    // The radius of a town grows with the square root of its population. The square root of the random number spreads
    // the points evenly over the area.
    km: (1 + Math.sqrt(city.population) / 450) * Math.sqrt(draw('distance')),
    bearing: 360 * draw('bearing'),
  });
  return {
    code,
    uuid: null,
    name: `${city.title}, ${street}`,
    countryCode: city.countryId,
    regionCode: null,
    region: city.region,
    cityCode: null,
    cityUuid: null,
    fias: city.id,
    city: city.title,
    postalCode: city.postalCode || null,
    longitude: Number(place.longitude.toFixed(6)),
    latitude: Number(place.latitude.toFixed(6)),
    address,
    addressFull: [city.postalCode, 'Россия', ...region, city.title, address].filter(Boolean).join(', '),
    addressNote: draw('has note') < 0.7 ? pick('note', notes) : null,
    phones: [{ number: `+7000${String(Math.floor(draw('telephone') * 1e7)).padStart(7, '0')}`, additional: null }],
    email: null,
    images: [],
    workTime: pick('hours', hours),
    dressingRoom: draw('dressing room') < dressingRooms,
    minGrams: null,
    maxGrams: pick('weight', maxGrams),
  } satisfies CarrierPoint;
}
