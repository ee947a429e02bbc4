import { dueWithParcel, namedIn, packedLines, parcelsOf, parcelSums, printHref } from './sheets';

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

const waybill = { cdekWaybillId: null, trackCode: null };
const paid = { paymentType: 'SBP', paid: true, amountDue: 0 };
const parcels = (units: object[], changes: object = {}) =>
  parcelsOf({ ...paid, ...changes, orderProductItems: units.map((one) => unit({ ...waybill, ...one })) } as never);

it('an order has one label for what is still to be sent when it has no parcels yet', () => {
  expect(parcels([{}, {}])).toEqual([{ number: null, count: 2, due: 0 }]);
});

it('an order has a label for each of its parcels when its units travel apart', () => {
  const units = [{ cdekWaybillId: '11', trackCode: 'a' }, { trackCode: 'b' }, { cdekWaybillId: '11' }, {}];
  expect(parcels(units).map(({ number, count }) => [number, count])).toEqual([
    ['11', 2],
    ['b', 1],
    [null, 1],
  ]);
});

it('the label of the rest leaves units out when they were sent without a number', () => {
  expect(parcels([{ status: 'HANDED_OVER_FOR_DELIVERY' }, {}, {}]).map(({ count }) => count)).toEqual([1, 2]);
});

it('an order has no label when its units were cancelled, refunded, exchanged or delivered', () => {
  const over = ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE', 'DELIVERED'];
  expect(parcels(over.map((status) => ({ status, trackCode: 'a' })))).toEqual([]);
});

it('labels ask for the money once when the order is paid on delivery in several parcels', () => {
  const onDelivery = { paymentType: 'ON_DELIVERY', paid: false, amountDue: 330 };
  const units = [{ trackCode: 'a' }, {}, {}];
  expect(parcels(units, onDelivery).map(({ due }) => due)).toEqual([130, 200]);
  expect(parcels(units, { ...onDelivery, paid: true }).map(({ due }) => due)).toEqual([0, 0]);
});

it('the label asks for no money when the order awaits its payment online', () => {
  expect(parcels([{}], { paid: false, amountDue: 130 }).map(({ due }) => due)).toEqual([0]);
});
