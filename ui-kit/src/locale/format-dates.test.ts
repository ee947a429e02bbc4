import { formatDate, formatDay, formatDays, formatMoment } from './format-dates.js';

it.each([
  ['2026-11-24T09:00:00Z', '24\u00A0ноября'],
  // It is already the next day in Moscow.
  ['2026-11-24T22:30:00Z', '25\u00A0ноября'],
  ['2026-05-01T00:00:00+03:00', '1\u00A0мая'],
  ['завтра', ''],
  ['', ''],
])('formatDay writes %s as %s', (iso, day) => {
  expect(formatDay(iso)).toBe(day);
});

it('formatDate writes the year, and nothing for an invalid date', () => {
  expect(formatDate('2025-01-09T10:00:00Z')).toBe('9\u00A0января 2025');
  expect(formatDate('never')).toBe('');
});

it.each([
  ['2026-11-24T09:00:00Z', '2026-11-28T09:00:00Z', '24–\u206028\u00A0ноября'],
  ['2026-11-24T09:00:00Z', '2026-11-24T19:00:00Z', '24\u00A0ноября'],
  ['2026-11-28T09:00:00Z', '2026-12-03T09:00:00Z', '28\u00A0ноября\u00A0– 3\u00A0декабря'],
  ['2026-11-28T09:00:00Z', '2027-11-29T09:00:00Z', '28\u00A0ноября\u00A0– 29\u00A0ноября'],
  ['', '2026-11-28T09:00:00Z', '28\u00A0ноября'],
])('formatDays writes %s to %s as %s', (from, to, days) => {
  expect(formatDays(from, to)).toBe(days);
});

it.each([
  ['2026-11-24T09:05:00Z', '24\u00A0ноября, 12:05'],
  ['2026-11-24T21:30:00Z', '25\u00A0ноября, 00:30'],
  ['never', ''],
])('formatMoment writes %s as %s', (iso, moment) => {
  expect(formatMoment(iso)).toBe(moment);
});

describe('in another language and time zone', () => {
  const newYork = { locale: 'en-US', timeZone: 'America/New_York' };

  it('dates are formatted in the passed language and time zone', () => {
    // It is still the evening before in New York.
    expect(formatDay('2026-11-25T03:00:00Z', newYork)).toBe('November\u00A024');
    expect(formatDate('2026-11-24T15:00:00Z', newYork)).toBe('November\u00A024, 2026');
    expect(formatDays('2026-11-24T15:00:00Z', '2026-11-28T15:00:00Z', newYork)).toBe('November\u00A024\u00A0– 28');
    expect(formatDays('2026-11-28T15:00:00Z', '2026-12-03T15:00:00Z', newYork)).toBe(
      'November\u00A028\u00A0– December\u00A03',
    );
  });

  it('formatDay orders day and month in the way of the language', () => {
    expect(formatDay('2026-11-24T09:00:00Z', { locale: 'en-GB', timeZone: 'UTC' })).toBe('24\u00A0November');
    expect(formatDate('2026-11-24T09:00:00Z', { locale: 'ja', timeZone: 'UTC' })).toBe('2026年11月24日');
  });
});
