import { momentOf } from './moment';

const locale = { locale: 'ru-RU', currency: 'RUB', timeZone: 'Europe/Moscow', phoneCountry: 'RU' } as const;

it('momentOf formats a time by day and minute in the shop’s time zone', () => {
  expect(momentOf('2026-11-24T21:05:59Z', locale).replace(/\u00A0/g, ' ')).toBe('25 ноября 2026, 00:05');
  expect(momentOf('2026-11-24T21:05:59Z', { ...locale, locale: 'en-GB', timeZone: 'UTC' })).toMatch(/2026, 21:05$/);
});

it('momentOf returns an empty text for an invalid date', () => expect(momentOf('yesterday', locale)).toBe(''));
