import { dayOf, isDay, setShopZone, shopTime, startOfDay, startOfNextDay, timeOf } from './shop-time.js';

afterEach(() => setShopZone('Europe/Moscow'));

it.each([
  ['Europe/Moscow', '2026-12-31', '2026-12-30T21:00:00.000Z', '2026-12-31T21:00:00.000Z'],
  ['America/New_York', '2026-11-01', '2026-11-01T04:00:00.000Z', '2026-11-02T05:00:00.000Z'],
  ['Asia/Kolkata', '2026-06-01', '2026-05-31T18:30:00.000Z', '2026-06-01T18:30:00.000Z'],
  ['UTC', '2024-02-29', '2024-02-29T00:00:00.000Z', '2024-03-01T00:00:00.000Z'],
])('a day of a shop in %s begins and ends in the local time zone', (zone, day, start, next) => {
  setShopZone(zone);
  expect([startOfDay(day).toISOString(), startOfNextDay(day).toISOString()]).toEqual([start, next]);
  expect(dayOf(startOfDay(day))).toBe(day);
});

it('shopTime writes a time with the offset of the shop’s time zone', () => {
  expect(shopTime(new Date('2026-05-22T11:37:00Z'))).toBe('2026-05-22T14:37+03:00');
});

it.each(['2026-12-31T10:00:00Z', '2026-12-31T10:00:00.123456+03:00', '2026-12-31t10:00:00z'])(
  'timeOf accepts %s as a time',
  (text) => {
    expect(timeOf(text)).toEqual(new Date(text.toUpperCase()));
  },
);

it.each([
  ...['2026-12-31', '2026-12-31T10:00:00', '2026-12-31T10:00Z', '2027-02-30T00:00:00Z', '2026-13-01T00:00:00Z'],
  ...['2026-12-31T24:00:00Z', '2026-12-31 10:00:00Z', '1798664399', '2027', '31.12.2026', 'tomorrow', ''],
])('timeOf refuses «%s», which is not a complete date and time', (text) => {
  expect(timeOf(text)).toBeNull();
});

it('isDay accepts 29 February in leap years only', () => {
  expect(['2024-02-29', '2026-02-29', '2026-02-28', '2026-2-28', '0000-01-01'].map(isDay)).toEqual([
    true,
    false,
    true,
    false,
    false,
  ]);
});
