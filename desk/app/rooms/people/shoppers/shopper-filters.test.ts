import { dtoOf, filtersIn, hrefOf } from './shopper-filters';

const read = (search: string) => filtersIn(new URLSearchParams(search));

it('filters come back from the address as they were put into it', () => {
  const href = hrefOf(new URLSearchParams('from=2026-11-01'), { search: 'Анна & Ко', level: 'ADMIN' });
  expect(read(href.split('?')[1]!)).toEqual({
    ...{ search: 'Анна & Ко', level: 'ADMIN', from: '2026-11-01', to: null, sort: 'NEWEST_FIRST' },
  });
});

it('what the address says and nobody knows counts for nothing', () => {
  expect(dtoOf(read('level=KING&from=yesterday&search=%20'))).toEqual({});
});

it.each([
  ['8 (916) 123-45-67', '9161234567'],
  ['+7 916 123 45 67', '9161234567'],
  ['123-45', '12345'],
  ['8', '8'],
  ['anna@example.ru', 'anna@example.ru'],
  ['Анна 2', 'Анна 2'],
])('a search for %s asks for %s', (typed, search) =>
  expect(dtoOf(read(new URLSearchParams({ search: typed }).toString()))).toEqual({ search }),
);
