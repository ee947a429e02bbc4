import fc from 'fast-check';
import { parseConfig } from '../../config.js';
import { toKopecks } from '../../shared/kopecks.js';
import { Gazetteer } from '../gazetteer.js';
import { ZoneRates, zoneRate, type ZoneSettings } from './zones.js';

const env = {
  DATABASE_URL: 'postgresql://x@y/z',
  SECRET_KEY: 'x'.repeat(32),
  AUTH_KEYS: `a:${'y'.repeat(32)}`,
  NODE_ENV: 'test',
};
const config = (changes: Record<string, string> = {}) => parseConfig({ ...env, ...changes });
const gazetteer = new Gazetteer();
const cities = gazetteer.allCities();
const named = (title: string) => gazetteer.citiesNamed(title)[0]!;

const settings = ({ DELIVERY_ZONES: zones, DELIVERY_COURIER_EXTRA: courierExtra } = config()): ZoneSettings => ({
  warehouse: gazetteer.city(config().WAREHOUSE_CITY_ID)!,
  zones,
  courierExtra,
});
const rate = (town: string, grams: number, toDoor = false) =>
  zoneRate(settings(), { place: named(town), grams, toDoor });

it('a zone price grows with the distance and with every started kilogram after the first', () => {
  expect(rate('Москва', 900)).toEqual({ price: 19_000, minDays: 1, maxDays: 2 });
  expect(rate('Москва', 1000)!.price).toBe(19_000);
  expect(rate('Москва', 1001)!.price).toBe(21_000);
  expect(rate('Санкт-Петербург', 1000)).toEqual({ price: 29_000, minDays: 2, maxDays: 4 });
  expect(rate('Екатеринбург', 3200)!.price).toBe(35_000 + 3 * 6_000);
  expect(rate('Владивосток', 1000)!.price).toBe(59_000);
});

it('zone prices are higher to a door than to a pickup point', () => {
  expect(rate('Москва', 900, true)!.price).toBe(39_000);
});

it('the configured zones reach every town in the gazetteer', () => {
  for (const place of cities) expect(zoneRate(settings(), { place, grams: 1000, toDoor: false })).not.toBeNull();
});

it('there is no delivery beyond the last zone', async () => {
  const near = settings(config({ DELIVERY_ZONES: '100:100+10:1-1' }));
  const rates = new ZoneRates(() => near);
  const parcel = { grams: 1000, units: 1, declaredValue: toKopecks(1) };
  await expect(rates.rate({ to: { city: named('Казань') }, parcel })).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await expect(rates.rate({ to: { city: named('Химки') }, parcel })).resolves.toMatchObject({ minDays: 1 });
});

it('zone prices never fall with weight and are whole kopecks', () => {
  const place = fc.record({
    latitude: fc.double({ min: -90, max: 90, noNaN: true }),
    longitude: fc.double({ min: -180, max: 180, noNaN: true }),
  });
  fc.assert(
    fc.property(place, fc.nat(200_000), fc.nat(50_000), fc.boolean(), (there, grams, more, toDoor) => {
      const [light, heavy] = [grams, grams + more].map((g) => zoneRate(settings(), { place: there, grams: g, toDoor }));
      if (!light || !heavy) return light === heavy;
      return Number.isSafeInteger(light.price) && heavy.price >= light.price && light.minDays <= light.maxDays;
    }),
  );
});

it.each([
  ['700:290:2-4', /DELIVERY_ZONES/],
  ['700:290+40:5-4', /DELIVERY_ZONES/],
  ['700:290+40:2-4,300:190+40:1-2', /from near to far/],
  ['', null],
])('the setting DELIVERY_ZONES is checked when it is «%s», and an invalid value is refused', (text, fault) => {
  if (fault) expect(() => config({ DELIVERY_ZONES: text })).toThrow(fault);
  else expect(config({ DELIVERY_ZONES: text }).DELIVERY_ZONES).toHaveLength(5);
});
