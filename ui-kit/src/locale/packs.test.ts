// cspell:ignore واحد منتجان منتجات منتجًا منتج
import { ar } from './ar.js';
import { de } from './de.js';
import { en } from './en.js';
import { ru } from './ru.js';

/** Returns the texts of a pack by their place. A text with places for values is called with the values 3, 3 and 3. */
function textsOf(pack: unknown, place: string): [place: string, text: string][] {
  if (typeof pack === 'string') return [[place, pack]];
  if (typeof pack === 'function') return textsOf((pack as (...values: unknown[]) => unknown)(3, 3, 3), place);
  return Object.entries(pack as object).flatMap(([name, part]) => textsOf(part, `${place}.${name}`));
}

/** Texts with nothing to translate: names of shops, systems and payments, signs and values. */
const same = /paymentMethods|storeNames|sizeSystems|notFoundTitle|receiptPieces|dataGrid\.edit/;
const translated = (pack: object) => textsOf(pack, '').filter(([place]) => !same.test(place));

it('every text of the Arabic language pack is in Arabic', () => {
  expect(translated(ar).filter(([, text]) => !/[\u0600-\u06FF]/.test(text) || /[a-zа-яё]/i.test(text))).toEqual([]);
});

it('the German language pack has no Russian words, and no English words except those that German shares', () => {
  const english = new Map(translated(en));
  expect(textsOf(de, '').filter(([, text]) => /[а-яё]/i.test(text))).toEqual([]);
  const left = translated(de).filter(([place, text]) => english.get(place) === text);
  expect(left.map(([, text]) => text).sort()).toEqual(['Cookies', 'System', 'in 3']);
});

it.each([
  [1, 'منتج واحد'],
  [2, 'منتجان'],
  [3, '3\u00A0منتجات'],
  [11, '11\u00A0منتجًا'],
  [100, '100\u00A0منتج'],
])('goodsLine writes %d items in Arabic as «%s»', (count, said) => {
  expect(ar.cartSummary.goodsLine(count)).toBe(said);
});

it('all language packs have the same set of texts', () => {
  const places = textsOf(ru, '').map(([place]) => place);
  for (const pack of [ar, de, en])
    expect(
      textsOf(pack, '')
        .map(([place]) => place)
        .sort(),
    ).toEqual([...places].sort());
});
