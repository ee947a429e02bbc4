import { brandIndex, findBrands } from './brand-index';

const brands = ['Ёлка', 'zebra', '4Seasons', 'north', 'Йота', 'Éclair', 'Ель', 'eva', 'Ива', '  nike'].map((name) => ({
  slug: name,
  name,
}));

describe('the index of brands', () => {
  it('has Latin letters first, then Cyrillic, then the rest', () => {
    expect(brandIndex(brands).map(({ letter }) => letter)).toEqual(['E', 'N', 'Z', 'Е', 'И', 'Й', '#']);
  });

  it('stands by the alphabet within a letter, whatever the case and the accents', () => {
    const names = Object.fromEntries(
      brandIndex(brands).map(({ letter, brands: named }) => [letter, named.map(({ name }) => name)]),
    );
    expect(names['E']).toEqual(['Éclair', 'eva']);
    expect(names['Е']).toEqual(['Ёлка', 'Ель']);
    expect(names['#']).toEqual(['4Seasons']);
  });

  it('gives every letter a place of its own on the page', () => {
    const ids = brandIndex(brands).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has nothing to say about no brands', () => {
    expect(brandIndex([])).toEqual([]);
  });
});

describe('the search within', () => {
  it('finds a part of the name without regard to case, ё and accents', () => {
    expect(findBrands(brands, ' ЕЛ').map(({ name }) => name)).toEqual(['Ёлка', 'Ель']);
    expect(findBrands(brands, 'ecl').map(({ name }) => name)).toEqual(['Éclair']);
    expect(findBrands(brands, '')).toHaveLength(brands.length);
    expect(findBrands(brands, 'пылесос')).toEqual([]);
  });
});
