import { momentOf, nearDayOf, nearMomentOf } from './moment';

const locale = { locale: 'ru-RU', currency: 'RUB', timeZone: 'Europe/Moscow', phoneCountry: 'RU' } as const;

it('momentOf formats a time by day and minute in the shop’s time zone', () => {
  expect(momentOf('2026-11-24T21:05:59Z', locale).replace(/\u00A0/g, ' ')).toBe('25 ноября 2026, 00:05');
  expect(momentOf('2026-11-24T21:05:59Z', { ...locale, locale: 'en-GB', timeZone: 'UTC' })).toMatch(/2026, 21:05$/);
});

it('momentOf returns an empty text for an invalid date', () => expect(momentOf('yesterday', locale)).toBe(''));

it('nearMomentOf leaves out the day of today', () => {
  const now = Date.parse('2026-11-30T19:00:00Z');
  const said = (iso: string) => nearMomentOf(iso, now, locale).replace(/\u00A0/g, ' ');
  expect(said('2026-11-30T20:19:00Z')).toBe('23:19');
  expect(said('2026-11-30T21:10:00Z')).toBe('1 декабря, 00:10');
});

it('nearDayOf names the year only of another year, by the shop’s time zone', () => {
  const now = Date.parse('2026-11-30T19:00:00Z');
  const said = (iso: string) => nearDayOf(iso, now, locale).replace(/\u00A0/g, ' ');
  expect(said('2026-03-09T10:00:00Z')).toBe('9 марта');
  expect(said('2025-12-10T23:15:00Z')).toBe('11 декабря 2025');
  expect(said('2025-12-31T22:00:00Z')).toBe('1 января');
  expect(said('yesterday')).toBe('');
});
