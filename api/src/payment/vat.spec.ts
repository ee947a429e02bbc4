import { includedVat } from './vat.js';

it.each([
  [12_000, 4, { rate: 20, amount: 2000 }],
  [12_000, 6, { rate: 20, amount: 2000 }],
  [11_000, 3, { rate: 10, amount: 1000 }],
  [10_000, 11, { rate: 22, amount: 1803 }],
  [10_000, 2, { rate: 0, amount: 0 }],
  [10_000, 1, null],
])('includedVat of %d kopecks at the VAT code %d is %j', (amount, code, vat) => {
  expect(includedVat(amount, code)).toEqual(vat);
});
