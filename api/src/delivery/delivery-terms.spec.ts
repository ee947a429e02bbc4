import { toKopecks } from '../shared/kopecks.js';
import { deliveryTerms } from './delivery-terms.js';
import { zoneRate } from './adapters/zones.js';

const near = { upToKm: 30, base: 19_000, perKg: 2000, minDays: 1, maxDays: 2 };
const far = { upToKm: 20_000, base: 59_000, perKg: 15_000, minDays: 6, maxDays: 14 };
const config = {
  DELIVERY_ZONES: [near, far],
  DELIVERY_COURIER_EXTRA: toKopecks(20_000),
  DELIVERY_FREE_FROM: undefined,
  ABROAD_DAYS: { least: 14, most: 20 },
  CDEK_ACCOUNT: undefined,
  CDEK_PASSWORD: undefined,
};

it('delivery terms contain the price of the most expensive zone for the parcel’s weight', () => {
  expect(deliveryTerms(config, 1000)).toEqual({
    ...{ freeFrom: null, atMost: 79_000, minDays: 1, maxDays: 14 },
    ...{ abroadMinDays: 14, abroadMaxDays: 20 },
  });
  expect(deliveryTerms(config, 2001).atMost).toBe(59_000 + 2 * 15_000 + 20_000);
});

it('the maximum price in the delivery terms is never below a quoted price', () => {
  const warehouse = { latitude: 55.75, longitude: 37.62 };
  const place = { latitude: 43.12, longitude: 131.89 };
  const settings = { warehouse, zones: config.DELIVERY_ZONES, courierExtra: config.DELIVERY_COURIER_EXTRA };
  for (const grams of [1, 999, 1000, 1001, 7300]) {
    const rate = zoneRate(settings, { place, grams, toDoor: true });
    expect(deliveryTerms(config, grams).atMost).toBe(rate!.price);
  }
});

it('delivery terms contain only the free-delivery threshold and no price if a carrier sets prices', () => {
  const withCarrier = { ...config, CDEK_ACCOUNT: 'a', CDEK_PASSWORD: 'b', DELIVERY_FREE_FROM: toKopecks(500_000) };
  expect(deliveryTerms(withCarrier, 1000)).toMatchObject({
    freeFrom: 500_000,
    atMost: null,
    minDays: null,
    maxDays: null,
  });
});
