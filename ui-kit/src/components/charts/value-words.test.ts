import { defaultLocale } from '../../locale/locale.js';
import { dayInFull, dayInShort, valueInFull, valueInShort } from './value-words.js';

const english = { ...defaultLocale, locale: 'en-US', currency: 'USD' };

it('values are written in full as the language and the currency do', () => {
  expect(valueInFull(1_299_000, 'money', defaultLocale)).toBe('12\u00A0990\u00A0₽');
  expect(valueInFull(-1_299_000, 'money', defaultLocale)).toBe('\u221212\u00A0990\u00A0₽');
  expect(valueInFull(1280, 'count', defaultLocale)).toBe('1\u00A0280');
  expect(valueInFull(12_990, 'money', english)).toBe('$129.90');
  expect(valueInFull(12.5, 'percent', english)).toBe('12.5%');
});

it('values of the scale are written in short', () => {
  expect(valueInShort(15_000_000, 'money', defaultLocale)).toBe('150\u00A0тыс.\u00A0₽');
  expect(valueInShort(0, 'money', defaultLocale)).toBe('0\u00A0₽');
  expect(valueInShort(250_000_000, 'money', english)).toBe('$2.5M');
  expect(valueInShort(1500, 'count', english)).toBe('1.5K');
});

it('days are written in any time zone as the day that they are', () => {
  const newYork = { ...english, timeZone: 'America/New_York' };
  expect(dayInFull('2026-11-24', newYork)).toBe('November\u00A024');
  expect(dayInShort('2026-11-24', newYork)).toBe('Nov\u00A024');
  expect(dayInShort('soon', newYork)).toBe('soon');
});
