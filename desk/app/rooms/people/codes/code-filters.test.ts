import { dtoOf, filtersIn, hrefOf, placeOf } from './code-filters';

const read = (search: string) => filtersIn(new URLSearchParams(search));

it('filters come back from the address as they were put into it', () => {
  const href = hrefOf(new URLSearchParams('page=3'), { search: 'LETO', active: 'off' });
  expect(read(href.split('?')[1]!)).toEqual({ search: 'LETO', active: 'off', page: 1 });
  expect(dtoOf(read('search=LETO&active=off'))).toEqual({ search: 'LETO', active: false });
});

it('what the address says and nobody knows counts for nothing', () => {
  expect(dtoOf(read('active=maybe&search=%20'))).toEqual({});
});

it('a code with signs of an address has an address all the same', () => {
  expect(placeOf('A/B?50%')).toBe('/people/codes/A%2FB%3F50%25');
});
