import { dueWithParcel, namedIn, packedLines, parcelSums, printHref } from './sheets';

const unit = (changes: object = {}) => ({
  status: 'PAID_READY_TO_SEND',
  soldPrice: 100,
  productItem: { id: 'i', name: 'Кеды', size: { name: '42' }, brands: [{ name: 'Таволга' }] },
  ...changes,
});
const linesOf = (...units: object[]) => packedLines({ orderProductItems: units } as never);

it('print URLs contain each order once, however many orders there are', () => {
  const numbers = Array.from({ length: 120 }, (_, at) => at + 1);
  const [, query] = printHref('slips', [...numbers, 7]).split('?');
  expect(namedIn(new URLSearchParams(query))).toEqual(numbers.map(String));
  expect(namedIn(new URLSearchParams())).toEqual([]);
});

it('equal units of an order are one line of the packing slip', () => {
  expect(linesOf(unit(), unit())).toEqual([{ id: 'i 100', name: 'Таволга Кеды', size: '42', count: 2, price: 100 }]);
});

it('units sold at different prices are separate lines of the packing slip', () => {
  expect(linesOf(unit(), unit({ soldPrice: 90 })).map(({ count }) => count)).toEqual([1, 1]);
});

it('cancelled and refunded units are left out of the packing slip', () => {
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

it('the slip asks for the money of an unpaid order, and not for what was added to a paid one', () => {
  expect(dueWithParcel({ paid: false, amountDue: 700 })).toBe(700);
  expect(dueWithParcel({ paid: true, amountDue: 700 })).toBe(0);
});
