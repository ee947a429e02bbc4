import { namedIn, packedLines, parcelSums, printHref } from './sheets';

const unit = (changes: object = {}) => ({
  status: 'PAID_READY_TO_SEND',
  soldPrice: 100,
  productItem: { id: 'i', name: 'Кеды', size: { name: '42' }, brands: [{ name: 'Таволга' }] },
  ...changes,
});
const linesOf = (...units: object[]) => packedLines({ orderProductItems: units } as never);

it('the orders of an address are printed once each, however many there are', () => {
  const numbers = Array.from({ length: 120 }, (_, at) => at + 1);
  const [, query] = printHref('slips', [...numbers, 7]).split('?');
  expect(namedIn(new URLSearchParams(query))).toEqual(numbers.map(String));
  expect(namedIn(new URLSearchParams())).toEqual([]);
});

it('equal units are one line of the slip', () => {
  expect(linesOf(unit(), unit())).toEqual([{ id: 'i 100', name: 'Таволга Кеды', size: '42', count: 2, price: 100 }]);
});

it('units at another price are another line', () => {
  expect(linesOf(unit(), unit({ soldPrice: 90 })).map(({ count }) => count)).toEqual([1, 1]);
});

it('units that were cancelled or given back are not in the parcel', () => {
  expect(linesOf(unit({ status: 'CANCEL_PURCHASE' }), unit({ status: 'ISSUED_REFUND' }))).toEqual([]);
});

it('the slip of a partly cancelled order has the sum of what is in the parcel, with delivery', () => {
  const order = { orderProductItems: [unit(), unit(), unit({ status: 'CANCEL_PURCHASE' })], deliveryPrice: 30 };
  expect(parcelSums(order as never)).toEqual({ goods: 200, total: 230 });
});

it('the slip of an order of which nothing is left costs nothing', () => {
  const order = { orderProductItems: [unit({ status: 'ISSUED_REFUND' })], deliveryPrice: 30 };
  expect(parcelSums(order as never)).toEqual({ goods: 0, total: 0 });
});
