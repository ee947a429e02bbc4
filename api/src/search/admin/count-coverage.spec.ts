import { CoverageCount } from './count-coverage.js';

const wader = (n: number) => ({ name: `Мокроступ Вада ${n}`, category: 'Сапоги', goods: 'boots', brands: ['ВАДА'] });

it('CoverageCount adds parts of the catalogue up as if they were read at once', () => {
  const parts = [Array.from({ length: 6 }, (_, n) => wader(n)), Array.from({ length: 4 }, (_, n) => wader(n))];
  const [inParts, atOnce] = [new CoverageCount(), new CoverageCount()];
  for (const part of parts) inParts.add(part);
  atOnce.add(parts.flat());
  expect(inParts.result()).toEqual(atOnce.result());
  expect(inParts.result()).toMatchObject({
    products: 10,
    known: 10,
    words: [{ word: 'мокроступ', products: 10, share: 1 }],
  });
});

it('CoverageCount proposes no word that too few products have, or products of several kinds', () => {
  const few = new CoverageCount();
  few.add(Array.from({ length: 9 }, (_, n) => wader(n)));
  expect(few.result().words).toEqual([]);
  const mixed = new CoverageCount();
  mixed.add(Array.from({ length: 20 }, (_, n) => ({ ...wader(n), goods: n % 4 ? 'boots' : null })));
  expect(mixed.result()).toMatchObject({ products: 20, known: 15, words: [] });
});

it('CoverageCount names the first fifty products without a kind', () => {
  const count = new CoverageCount();
  const names = Array.from({ length: 70 }, (_, n) => `Нечто ${String(n).padStart(2, '0')}`);
  for (const name of [...names].reverse()) count.add([{ name, category: '', goods: null, brands: [] }]);
  expect(count.result()).toMatchObject({ unknown: names.slice(0, 50), parts: [{ category: '', known: 0 }] });
});
