import { setShopZone } from '../shared/shop-time.js';
import { arrivals, arrivesBetween } from './arrives-between.js';

const config = { DISPATCH_CUTOFF_HOUR: 14, ABROAD_DAYS: { least: 14, most: 20 } };

const between = (
  now: string,
  [minDays, maxDays]: [number, number] = [1, 2],
  deliverySpeed: 'FAST' | 'SLOW' = 'FAST',
) => {
  const { earliest, latest } = arrivesBetween({ deliverySpeed }, { minDays, maxDays }, config, new Date(now));
  return [earliest, latest].map((day) => day.toISOString().slice(0, 10));
};

afterEach(() => setShopZone('Europe/Moscow'));

it('arrivesBetween counts from today before the cut-off hour and from tomorrow after it', () => {
  // A Monday; 14:00 in Moscow is 11:00 UTC.
  expect(between('2026-11-23T10:59:59Z')).toEqual(['2026-11-24', '2026-11-25']);
  expect(between('2026-11-23T11:00:00Z')).toEqual(['2026-11-25', '2026-11-26']);
});

it('arrivesBetween skips weekends when counting the carrier’s days', () => {
  // Friday, Saturday and Sunday.
  expect(between('2026-11-27T09:00:00Z')).toEqual(['2026-11-30', '2026-12-01']);
  expect(between('2026-11-28T09:00:00Z')).toEqual(['2026-11-30', '2026-12-01']);
  expect(between('2026-11-29T09:00:00Z', [5, 5])).toEqual(['2026-12-04', '2026-12-04']);
});

it('arrivesBetween returns the same day for a carrier without delivery days, on working days only', () => {
  expect(between('2026-11-27T09:00:00Z', [0, 0])).toEqual(['2026-11-27', '2026-11-27']);
  expect(between('2026-11-28T09:00:00Z', [0, 0])).toEqual(['2026-11-30', '2026-11-30']);
});

it('arrivesBetween adds the days until goods from abroad reach the warehouse', () => {
  // 14 and 20 days after Monday, then one and two working days.
  expect(between('2026-11-23T09:00:00Z', [1, 2], 'SLOW')).toEqual(['2026-12-08', '2026-12-15']);
});

it('arrivesBetween reads hour and day in the shop’s time zone', () => {
  const now = '2026-11-23T16:30:00Z';
  expect(between(now)).toEqual(['2026-11-25', '2026-11-26']);
  // 02:30 of Tuesday: a new day, before the cut-off.
  setShopZone('Asia/Vladivostok');
  expect(between(now)).toEqual(['2026-11-25', '2026-11-26']);
  // 08:30 of Monday.
  setShopZone('America/Los_Angeles');
  expect(between(now)).toEqual(['2026-11-24', '2026-11-25']);
});

it('arrivesBetween counts the same number of days when the clocks change', () => {
  setShopZone('Europe/Berlin');
  // The clocks go forward on 29 March 2026; 13:30 in Berlin on both days.
  expect(between('2026-03-27T12:30:00Z', [1, 3])).toEqual(['2026-03-30', '2026-04-01']);
  expect(between('2026-03-30T11:30:00Z', [1, 3])).toEqual(['2026-03-31', '2026-04-02']);
  // 14:30 in summer is after the cut-off, though it would be 13:30 by the clocks of winter.
  expect(between('2026-03-30T12:30:00Z', [1, 3])).toEqual(['2026-04-01', '2026-04-03']);
});

it('arrivals returns the arrival days of both delivery speeds', () => {
  const city = { minDays: 1, maxDays: 2 };
  const now = new Date('2026-11-23T09:00:00Z');
  expect(arrivals(city, config, now)).toEqual({
    fast: arrivesBetween({ deliverySpeed: 'FAST' }, city, config, now),
    slow: arrivesBetween({ deliverySpeed: 'SLOW' }, city, config, now),
  });
});
