import { shownValue } from './shown-value';
import { codeTexts } from './code-words';

const locale = { locale: 'ru-RU', currency: 'RUB', timeZone: 'Europe/Moscow', phoneCountry: 'RU' } as const;
const goods = { categories: [{ value: 'c', label: 'Обувь / Кеды' }], brands: [{ value: 'b', label: 'Nordvik' }] };
const all = { texts: codeTexts.ru, locale, goods };

it.each([
  ['active', true, 'да'],
  ['endsAt', null, '—'],
  ['endsAt', '2026-11-30', '30 ноября 2026'],
  ['minimum', '', '—'],
  ['value', '15', '15'],
  ['brandIds', ['b', 'gone'], 'Nordvik, gone'],
  ['categoryIds', ['c'], 'Обувь / Кеды'],
] as const)('%s of %j is shown as «%s»', (field, value, shown) =>
  expect(shownValue(field, value, all).replace(/\u00A0/g, ' ')).toBe(shown),
);
