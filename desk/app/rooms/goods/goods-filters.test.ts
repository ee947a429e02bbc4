import { dtoOf, filtersIn, hrefOf, hrefOfTrait } from './goods-filters';

const of = (search: string) => new URLSearchParams(search);
const now = new Date('2026-11-27T10:00:00Z');

it('product list filters are read from the URL, and unknown values are ignored', () => {
  expect(filtersIn(of('search=+Tempo+&brand=asos&trait=NO_STOCK&trait=ODD&from=1000&to=-3&sort=ODD&days=7'))).toEqual({
    search: 'Tempo',
    brand: 'asos',
    category: null,
    supplier: null,
    feed: null,
    traits: ['NO_STOCK'],
    priceMin: 100_000,
    priceMax: null,
    days: 7,
    sort: 'NEWEST_FIRST',
  });
});

it('product list URLs keep the other filters, and a trait is removed by its own link', () => {
  expect(hrefOf(of('search=a&brand=b'), { brand: null, sort: 'CHEAP_FIRST' })).toBe('/goods?search=a&sort=CHEAP_FIRST');
  expect(hrefOf(of('search=a'), { search: '' })).toBe('/goods');
  expect(hrefOfTrait(of('trait=NO_STOCK'), 'NO_PICTURE')).toBe('/goods?trait=NO_STOCK&trait=NO_PICTURE');
  expect(hrefOfTrait(of('trait=NO_STOCK&trait=NO_PICTURE'), 'NO_STOCK')).toBe('/goods?trait=NO_PICTURE');
});

it('product list filters are sent to the API only when set, with days as dates', () => {
  expect(dtoOf(filtersIn(of('')), now)).toEqual({});
  expect(dtoOf(filtersIn(of('days=7&supplier=s&from=10&trait=OFF_SALE')), now)).toEqual({
    supplierId: 's',
    priceMin: 1000,
    traits: ['OFF_SALE'],
    changedSince: '2026-11-20',
  });
});
