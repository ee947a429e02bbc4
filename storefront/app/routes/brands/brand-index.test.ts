import { brandIndex, findBrands } from './brand-index';

const brands = ['Ёлка', 'zebra', '4Seasons', 'north', 'Йота', 'Éclair', 'Ель', 'eva', 'Ива', '  nike'].map((name) => ({
  slug: name,
  name,
}));

describe('brandIndex', () => {
  it('brandIndex lists Latin letters, then Cyrillic, then the rest', () => {
    expect(brandIndex(brands).map(({ letter }) => letter)).toEqual(['E', 'N', 'Z', 'Е', 'И', 'Й', '#']);
  });

  it('brandIndex sorts brands of a letter alphabetically, ignoring case and accents', () => {
    const names = Object.fromEntries(
      brandIndex(brands).map(({ letter, brands: named }) => [letter, named.map(({ name }) => name)]),
    );
    expect(names['E']).toEqual(['Éclair', 'eva']);
    expect(names['Е']).toEqual(['Ёлка', 'Ель']);
    expect(names['#']).toEqual(['4Seasons']);
  });

  it('brandIndex gives each letter a unique id', () => {
    const ids = brandIndex(brands).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('brandIndex is empty when the shop has no brands', () => {
    expect(brandIndex([])).toEqual([]);
  });
});

describe('findBrands', () => {
  it('findBrands finds brands by a part of their name, ignoring case, ё and accents', () => {
    expect(findBrands(brands, ' ЕЛ').map(({ name }) => name)).toEqual(['Ёлка', 'Ель']);
    expect(findBrands(brands, 'ecl').map(({ name }) => name)).toEqual(['Éclair']);
    expect(findBrands(brands, '')).toHaveLength(brands.length);
    expect(findBrands(brands, 'пылесос')).toEqual([]);
  });
});
