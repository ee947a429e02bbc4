import { emptyDelivery } from '../delivery/delivery-draft';
import {
  emptyOrder,
  missingFields,
  mostOf,
  orderInput,
  pointsIn,
  quoteInput,
  withOffer,
  type Buyer,
  type FoundOffer,
} from './new-order-draft';

const offer: FoundOffer = {
  ...{ id: 'o', productName: 'Кеды', size: '42', supplier: 'Склад', price: 100 },
  ...{ stock: 5, reserved: 3 },
};
const buyer: Buyer = { id: 'b', name: 'Вера', surname: null, phone: '+79990000000', email: 'vera@meet.example' };
const point = { ...emptyDelivery, way: 'POINT' as const, point: { code: 'MSK1', label: 'Лесная, 7' } };
const delivery = { ...point, town: { id: 'm', title: 'Москва', region: 'Москва' } };
const ready = { ...emptyOrder, lines: [{ offer, quantity: 2 }], buyer, delivery };

it('an offer added twice to a new order has two units, at most the available stock', () => {
  expect(mostOf(offer)).toBe(2);
  expect(mostOf({ ...offer, stock: 16 })).toBe(10);
  let lines = withOffer([], offer);
  for (let n = 0; n < 3; n++) lines = withOffer(lines, offer);
  expect(lines).toEqual([{ offer, quantity: 2 }]);
});

it('points of a new order must be a multiple of ten, and an empty field means zero', () => {
  expect(['', ' 120 ', '0', '15', '-10', 'сто'].map(pointsIn)).toEqual([0, 120, 0, null, null, null]);
});

it('a new order requires a name and phone of a guest but not of an account', () => {
  expect(missingFields(emptyOrder)).toEqual(['lines', 'name', 'phone', 'delivery']);
  expect(missingFields(ready)).toEqual([]);
  expect(missingFields({ ...ready, buyer: { ...buyer, phone: null } })).toEqual(['phone']);
});

it('a new order for a guest is sent without promo code and points typed before', () => {
  const typed = { ...ready, promocode: ' ЛЕТО ', points: '50' };
  expect(quoteInput(typed)).toMatchObject({ userId: 'b', promocode: 'ЛЕТО', bonuses: 50 });
  expect(quoteInput({ ...typed, buyer: null })).toMatchObject({ userId: null, promocode: null, bonuses: 0 });
  expect(quoteInput(emptyOrder)).toBeNull();
});

it('a new order goes to the typed contact, or else to the account’s contact', () => {
  expect(orderInput(ready, 200, 'key')).toMatchObject({
    ...{ userId: 'b', items: [{ id: 'o', quantity: 2 }], totalPrice: 200, idempotencyKey: 'key' },
    ...{ contact: { name: 'Вера', phone: '+79990000000' }, delivery: { pickupPointCode: 'MSK1' } },
  });
  expect(orderInput({ ...ready, name: 'Пётр' }, 200, 'key')!.contact).toMatchObject({ name: 'Пётр' });
  expect(orderInput({ ...ready, points: '5' }, 200, 'key')).toBeNull();
});
