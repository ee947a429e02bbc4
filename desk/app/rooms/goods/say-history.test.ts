import { historyTexts } from './history-words';
import { sayHistory, type HistoryEntry } from './say-history';

const context = {
  texts: historyTexts.ru,
  fields: { name: 'Название', brands: 'Бренд', sex: 'Пол', images: 'Фотографии', active: 'Продаётся' },
  values: { brands: { lan: 'Лань' }, sex: { MALE: 'Мужской' } },
  locale: { locale: 'ru-RU', currency: 'RUB', timeZone: 'Europe/Moscow', phoneCountry: 'RU' as const },
};
const entry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  ...{ id: '1', kind: 'PRODUCT', action: 'saveProduct', actor: 'Ольга', createdAt: '2026-11-30T10:00:00Z' },
  ...{ size: null, before: {}, after: {}, reason: null, source: null, undone: false },
  ...more,
});
const said = (more: Partial<HistoryEntry>) => sayHistory(entry(more), context).replaceAll('\u00A0', ' ');

it.each<[string, Partial<HistoryEntry>]>([
  ['Товар создан', { before: null, after: { sex: 'UNISEX', slug: 'shoes', customFields: {} } }],
  ['Пол: UNISEX → Мужской', { before: { sex: 'UNISEX' }, after: { sex: 'MALE' } }],
  ['Бренд: нет → Лань', { before: { brands: [] }, after: { brands: ['lan'] } }],
  ['Фотографии: 1 → 3', { before: { images: ['a'] }, after: { images: ['a', 'b', 'c'] } }],
  ['Название: Кеды → Кеды А', { before: { name: 'Кеды' }, after: { name: 'Кеды А' } }],
  ['Название: изменено', { before: { name: 'Кеды' }, after: { name: 'Кеды '.repeat(30) } }],
  ['Продаётся: да → нет', { before: { active: true }, after: { active: false } }],
  ['', { before: { customFields: {}, reserved: 1 }, after: { customFields: null, reserved: 2 } }],
  ['Пол: нет → Мужской; другие поля изменены', { before: { sex: null }, after: { sex: 'MALE', unheardOf: 1 } }],
  [
    'Размер 42: Цена: 7 990 ₽ → 7 490 ₽; Остаток: 3 → 5',
    { kind: 'SIZE', size: '42', before: { price: 799_000, stock: 3 }, after: { price: 749_000, stock: 5 } },
  ],
  ['Бренд «Лань обувь» объединён с «Лань»', { kind: 'BRAND', after: { merged: 'Лань обувь', brand: 'Лань' } }],
  ['Импорт «Лавка»: товар создан', { kind: 'RUN', source: 'Лавка', before: null }],
  [
    'Импорт «Лавка»: Цена: 42: 7 990 ₽ → 7 490 ₽ (потом отменено)',
    {
      ...{ kind: 'RUN', source: 'Лавка', undone: true },
      ...{ before: { prices: { 42: 799_000 } }, after: { prices: { 42: 749_000 } } },
    },
  ],
  ['Изменение многих товаров сразу: обновлены свойства товара', { kind: 'RUN' }],
])('sayHistory says «%s»', (words, more) => {
  expect(said(more)).toBe(words);
});
