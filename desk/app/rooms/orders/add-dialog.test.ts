import { addedPrice } from './add-dialog';

it('addedPrice is what an unpaid order costs more', () => {
  const order = { paid: false, amountDue: 500, totalPrice: 500 };
  expect(addedPrice(order, { amountToPay: 0, totalPrice: 800 })).toBe(300);
});

it('addedPrice is what a paid order has to pay more, besides units that wait for their payment already', () => {
  const order = { paid: true, amountDue: 100, totalPrice: 500 };
  expect(addedPrice(order, { amountToPay: 400, totalPrice: 500 })).toBe(300);
});
