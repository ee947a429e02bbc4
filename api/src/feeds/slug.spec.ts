import fc from 'fast-check';
import { distinctSlug, foldName, slugify, uniqueSlug } from './slug.js';

describe('slugs', () => {
  it.each([
    ['Чёрные кеды «Щука»', 'chernye-kedy-shchuka'],
    ['Air Max 90', 'air-max-90'],
    ['Ботинки "Иней" зимние', 'botinki-iney-zimnie'],
    ['Рюкзак 15" "Маршрут"', 'ryukzak-15-in-marshrut'],
    ['Größe', 'grosse'],
    ["Women's  Tee", 'womens-tee'],
    ['Подъезд', 'podezd'],
    ['日本', ''],
  ])('slugify derives a slug from %s', (text, slug) => {
    expect(slugify(text)).toBe(slug);
  });

  it('slugs are always valid, and equal only for names that differ in ignored characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 300 }), (text) => {
        expect(distinctSlug(text)).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(distinctSlug(text).length).toBeLessThanOrEqual(200);
      }),
    );
    expect(distinctSlug('日本')).not.toBe(distinctSlug('中国'));
    expect(foldName('  ЧЁРНЫЙ   цвет ')).toBe('черный цвет');
  });

  it('slugs stay unique in any order of arrival, and a product keeps its suffix', () => {
    const names = fc.array(fc.constantFrom('kedy', 'kedy-2', 'tufli'), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(names, (wanted) => {
        const taken = new Map<string, number>();
        wanted.forEach((slug, n) => {
          const own = uniqueSlug(slug, `feed\0${n}`, (candidate) => (taken.get(candidate) ?? n) !== n);
          expect(taken.has(own)).toBe(false);
          taken.set(own, n);
          expect(uniqueSlug(slug, `feed\0${n}`, (candidate) => (taken.get(candidate) ?? n) !== n)).toBe(own);
        });
      }),
    );
  });
});
