import { dtoOf, filtersIn, hrefOf } from './list-filters';

const read = (search: string) => filtersIn(new URLSearchParams(search));

it('filters come back from the address as they were put into it', () => {
  const href = hrefOf(new URLSearchParams('sort=CHANGED_FIRST'), { status: 'AWAITING_CALL', search: 'Анна & Ко' });
  expect(read(href.split('?')[1]!)).toMatchObject({
    status: 'AWAITING_CALL',
    search: 'Анна & Ко',
    sort: 'CHANGED_FIRST',
  });
});

it('a queue of one status begins with who has waited longest, all orders with the newest', () => {
  expect(read('status=AWAITING_CALL').sort).toBe('OLDEST_FIRST');
  expect(read('').sort).toBe('NEWEST_FIRST');
});

it('what the address says and nobody knows counts for nothing', () => {
  expect(read('status=LOST&sort=toString&search=%20')).toMatchObject({
    status: null,
    sort: 'NEWEST_FIRST',
    search: '',
  });
  expect(dtoOf(read('status=LOST'))).toEqual({});
});

it('the figures lead to orders of days, a city or a promo code', () => {
  expect(dtoOf(read('from=2026-11-01&to=2026-11-30&city=Тверь&promocode=SALE'))).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-30', city: 'Тверь', promocode: 'SALE' },
  });
  expect(dtoOf(read('from=yesterday&to=2026-13-40'))).toEqual({});
});

it('a filter taken away leaves the others', () => {
  expect(hrefOf(new URLSearchParams('status=DELIVERED&search=1'), { search: null })).toBe('/orders?status=DELIVERED');
  expect(hrefOf(new URLSearchParams('search=1'), { search: null })).toBe('/orders');
});
