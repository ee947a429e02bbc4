import { isoOf, isWithin, sayMoment, wallTimeOf } from './moment';

it.each([
  ['2026-11-30T21:00:00.000Z', 'Europe/Moscow', { day: '2026-12-01', time: '00:00' }],
  ['2026-12-01T09:30:00.000Z', 'UTC', { day: '2026-12-01', time: '09:30' }],
  ['2026-03-29T00:30:00.000Z', 'Europe/Berlin', { day: '2026-03-29', time: '01:30' }],
  ['2026-03-29T01:30:00.000Z', 'Europe/Berlin', { day: '2026-03-29', time: '03:30' }],
])('the time %s in the zone %s is converted to form fields and back', (iso, zone, fields) => {
  expect(wallTimeOf(iso, zone)).toEqual(fields);
  expect(isoOf(fields, zone)).toBe(iso);
});

it('sayMoment formats a time in the shop’s time zone', () => {
  const said = sayMoment('2026-11-30T21:05:00Z', { locale: 'ru-RU', timeZone: 'Europe/Moscow' });
  expect(said.replace(/\u00A0/g, ' ')).toBe('1 декабря, 00:05');
});

it.each([
  [true, {}],
  [false, { publishAt: '2026-11-27T12:00:01Z' }],
  [true, { publishAt: '2026-11-27T12:00:00Z', finishAt: '2026-11-27T12:00:01Z' }],
  [false, { finishAt: '2026-11-27T12:00:00Z' }],
])('isWithin is %s at noon for the publication period %j', (shown, period) => {
  expect(isWithin(Date.UTC(2026, 10, 27, 12), period)).toBe(shown);
});
