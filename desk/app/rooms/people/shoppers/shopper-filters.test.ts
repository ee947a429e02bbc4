import { dtoOf, filtersIn, hrefOf } from './shopper-filters';

const read = (search: string) => filtersIn(new URLSearchParams(search));

it('shopper list filters are read from the URL as they were written', () => {
  const href = hrefOf(new URLSearchParams('from=2026-11-01'), { search: 'Анна & Ко', level: 'ADMIN' });
  expect(read(href.split('?')[1]!)).toEqual({
    ...{ search: 'Анна & Ко', level: 'ADMIN', from: '2026-11-01', to: null, sort: 'NEWEST_FIRST' },
  });
});

it('shopper list filters ignore unknown values in the URL', () => {
  expect(dtoOf(read('level=KING&from=yesterday&search=%20'))).toEqual({});
});

it.each([
  ['8 (916) 123-45-67', '9161234567'],
  ['+7 916 123 45 67', '9161234567'],
  ['123-45', '12345'],
  ['8', '8'],
  ['anna@example.ru', 'anna@example.ru'],
  ['Анна 2', 'Анна 2'],
])('the shopper search for %s is sent to the API as %s', (typed, search) =>
  expect(dtoOf(read(new URLSearchParams({ search: typed }).toString()))).toEqual({ search }),
);
