import { dtoOf, filtersIn, hrefOf, placeOf } from './code-filters';

const read = (search: string) => filtersIn(new URLSearchParams(search));

it('promo code filters are read from the URL as they were written', () => {
  const href = hrefOf(new URLSearchParams('page=3'), { search: 'LETO', active: 'off' });
  expect(read(href.split('?')[1]!)).toEqual({ search: 'LETO', active: 'off', page: 1 });
  expect(dtoOf(read('search=LETO&active=off'))).toEqual({ search: 'LETO', active: false });
});

it('promo code filters ignore unknown values in the URL', () => {
  expect(dtoOf(read('active=maybe&search=%20'))).toEqual({});
});

it('a promo code with special characters is escaped in its page URL', () => {
  expect(placeOf('A/B?50%')).toBe('/people/codes/A%2FB%3F50%25');
});
