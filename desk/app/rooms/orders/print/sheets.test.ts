import { numbersIn, packedLines, printHref } from './sheets';

const unit = (changes: object = {}) => ({
  status: 'PAID_READY_TO_SEND',
  soldPrice: 100,
  productItem: { id: 'i', name: 'Кеды', size: { name: '42' }, brands: [{ name: 'Таволга' }] },
  ...changes,
});
const linesOf = (...units: object[]) => packedLines({ orderProductItems: units } as never);

it('numbers of the address are printed once each, and what is no number is left out', () => {
  const [, query] = printHref('slips', [12, 7, 12]).split('?');
  expect(numbersIn(new URLSearchParams(query))).toEqual([12, 7]);
  expect(numbersIn(new URLSearchParams('orders=5,x,-1,1e3,,0000000001'))).toEqual([5]);
  expect(numbersIn(new URLSearchParams())).toEqual([]);
});

it('a print has fifty orders at most', () => {
  const numbers = Array.from({ length: 60 }, (_, at) => at + 1);
  expect(numbersIn(new URLSearchParams(`orders=${numbers.join()}`))).toHaveLength(50);
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
