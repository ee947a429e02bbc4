import { dtoOf, filtersIn, hrefOf } from './list-filters';

const read = (search: string) => filtersIn(new URLSearchParams(search));

it('order list filters are read from the URL as they were written', () => {
  const href = hrefOf(new URLSearchParams('sort=CHANGED_FIRST'), { status: 'AWAITING_CALL', search: 'Анна & Ко' });
  expect(read(href.split('?')[1]!)).toMatchObject({
    status: 'AWAITING_CALL',
    search: 'Анна & Ко',
    sort: 'CHANGED_FIRST',
  });
});

it('order lists of one status start with the oldest order, and all orders with the newest', () => {
  expect(read('status=AWAITING_CALL').sort).toBe('OLDEST_FIRST');
  expect(read('').sort).toBe('NEWEST_FIRST');
});

it('order list filters ignore unknown values in the URL', () => {
  expect(read('status=LOST&sort=toString&search=%20')).toMatchObject({
    status: null,
    sort: 'NEWEST_FIRST',
    search: '',
  });
  expect(dtoOf(read('status=LOST'))).toEqual({});
});

it('order list filters accept the days, city or promo code of a sales report link', () => {
  expect(dtoOf(read('from=2026-11-01&to=2026-11-30&city=Тверь&promocode=SALE'))).toEqual({
    ...{ from: '2026-11-01', to: '2026-11-30', city: 'Тверь', promocode: 'SALE' },
  });
  expect(dtoOf(read('from=yesterday&to=2026-13-40'))).toEqual({});
});

it('removing an order list filter keeps the other filters', () => {
  expect(hrefOf(new URLSearchParams('status=DELIVERED&search=1'), { search: null })).toBe('/orders?status=DELIVERED');
  expect(hrefOf(new URLSearchParams('search=1'), { search: null })).toBe('/orders');
});

it('order lists can be limited to the days on which orders were paid', () => {
  const filters = read('paidFrom=2026-11-30&paidTo=2026-11-30&from=soon');
  expect(filters).toMatchObject({ paidFrom: '2026-11-30', paidTo: '2026-11-30', from: null });
  expect(dtoOf(filters)).toEqual({ paidFrom: '2026-11-30', paidTo: '2026-11-30' });
});

it('the filter of orders that were cancelled by themselves is read and sent', () => {
  expect(dtoOf(read('lapsedSince=2026-11-29'))).toEqual({ lapsedSince: '2026-11-29' });
});
