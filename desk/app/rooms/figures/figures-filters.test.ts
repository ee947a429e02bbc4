import { daysOf, filtersIn, hrefOf, leftOf, periodBefore, placeOf } from './figures-filters';

const TODAY = '2026-03-01';
const read = (search: string) => filtersIn(new URLSearchParams(search), TODAY);

it('sales report filters are read from the URL as they were written', () => {
  const filters = { from: '2026-01-01', to: '2026-01-31', by: 'CITY' } as const;
  expect(read(hrefOf(filters, {}).split('?')[1]!)).toEqual(filters);
  expect(hrefOf(filters, { by: 'BRAND' })).toBe('/figures?from=2026-01-01&to=2026-01-31&by=BRAND');
});

it.each([
  '',
  'from=2026-02-30&to=2026-03-01',
  'from=2026-03-02&to=2026-03-01',
  'from=1990-01-01&to=2026-01-01',
  'by=LOST',
])('the sales report shows yesterday when the URL parameters «%s» name no valid period', (search) =>
  expect(read(search)).toEqual({ from: '2026-02-28', to: '2026-02-28', by: 'DAY' }),
);

it('named periods of the sales report end yesterday, except today and this month', () => {
  expect(daysOf('week', TODAY)).toEqual({ from: '2026-02-22', to: '2026-02-28' });
  expect(daysOf('thisMonth', TODAY)).toEqual({ from: '2026-03-01', to: '2026-03-01' });
  expect(daysOf('today', TODAY)).toEqual({ from: TODAY, to: TODAY });
});

it.each([
  ['DAY', '2026-02-10', '/orders?paidFrom=2026-02-10&paidTo=2026-02-10'],
  ['WEEK', '2026-02-23', '/orders?paidFrom=2026-02-23&paidTo=2026-02-28'],
  ['MONTH', '2026-02-01', '/orders?paidFrom=2026-02-05&paidTo=2026-02-28'],
  ['CITY', 'Тверь', `/orders?paidFrom=2026-02-05&paidTo=2026-02-28&city=${encodeURIComponent('Тверь')}`],
  ['PROMOCODE', 'id', '/orders?paidFrom=2026-02-05&paidTo=2026-02-28&promocode=NAME'],
  ['PRODUCT', 'id', '/goods/id'],
  ['BRAND', 'id', '/goods?brand=kedrum'],
  ['CATEGORY', 'id', '/goods?category=kedrum'],
  ['CITY', '', null],
] as const)('placeOf links a report line by %s with the key «%s» to %s', (by, key, place) =>
  expect(placeOf({ key, name: 'NAME', slug: 'kedrum' }, { from: '2026-02-05', to: '2026-02-28', by })).toBe(place),
);

it.each([
  ['2026-02-01', '2026-02-28', '2026-01-04', '2026-01-31'],
  ['2026-03-01', '2026-03-01', '2026-02-28', '2026-02-28'],
])('the period before %s to %s is %s to %s', (from, to, first, last) => {
  expect(periodBefore({ from, to })).toEqual({ from: first, to: last });
});

it('leftOf returns the filters that were left today', () => {
  expect(leftOf(`${TODAY} from=2026-02-01&to=2026-02-28&by=DAY`, TODAY)).toBe('from=2026-02-01&to=2026-02-28&by=DAY');
  expect(leftOf('2026-02-28 by=CITY', TODAY)).toBeNull();
  expect(leftOf(null, TODAY)).toBeNull();
});
