import { homeTexts } from './home-words';
import { sayTime } from './say-time';

const NOW = Date.UTC(2026, 10, 27, 12);
const shop = { texts: homeTexts.ru, locale: { locale: 'ru-RU', timeZone: 'Europe/Moscow' } };

it.each([
  ['видно сейчас', { active: true }],
  ['видно сейчас, до 1 декабря, 00:00', { active: true, finishAt: '2026-11-30T21:00:00Z' }],
  ['ещё не видно, с 28 ноября, 10:00', { active: true, publishAt: '2026-11-28T07:00:00Z' }],
  ['срок прошёл, до 27 ноября, 14:00', { active: true, finishAt: '2026-11-27T11:00:00Z' }],
  ['выключено', { active: false, publishAt: '2026-11-28T07:00:00Z' }],
])('sayTime describes when an entry is visible as «%s»', (words, thing) => {
  expect(sayTime(thing, NOW, shop).replace(/\u00A0/g, ' ')).toBe(words);
});
