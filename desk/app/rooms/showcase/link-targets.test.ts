import { linkTargets, unseenFor } from './link-targets';
import { linkTexts } from './link-words';

const locale = { locale: 'ru-RU', currency: 'RUB', timeZone: 'Europe/Moscow', phoneCountry: 'RU' } as const;
const NOW = Date.parse('2026-11-30T20:00:00Z');
const collection = (changes: { active?: boolean; publishAt?: string; finishAt?: string }) => ({
  ...{ slug: 'winter', title: 'Зима', active: true, publishAt: null, finishAt: null },
  ...changes,
});

it.each([
  [null, {}],
  ['выключена', { active: false }],
  ['не видна до 1 декабря, 00:00', { publishAt: '2026-11-30T21:00:00Z' }],
  ['уже не видна', { finishAt: '2026-11-30T19:00:00Z' }],
])('unseenFor is «%s» for such a collection', (why, changes) =>
  expect(unseenFor(collection(changes), NOW, linkTexts.ru, locale)?.replaceAll('\u00A0', ' ') ?? null).toBe(why),
);

it('linkTargets says of a collection that shoppers do not see it yet', () => {
  const goods = {
    showcase: { collections: [collection({ active: false })], directories: [] },
    categories: [{ slug: 'shoes', name: 'Обувь', parent: null }],
  };
  expect(linkTargets({ goods, pages: [], now: NOW }, linkTexts.ru, locale)).toEqual([
    { value: '/collections/winter', label: 'Зима', detail: 'подборка, выключена' },
    { value: '/catalog/shoes', label: 'Обувь', detail: 'категория' },
  ]);
});
