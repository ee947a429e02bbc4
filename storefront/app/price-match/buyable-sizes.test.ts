import { buyableSizes } from './buyable-sizes';

const offer = (id: string, size: string, price: number, changes: object = {}) => ({
  ...{ id, deliverySpeed: 'FAST' as const, active: true, isSold: false, isReserved: false },
  ...{ size: { slug: size.toLowerCase(), name: size }, priceDetails: { price } },
  ...changes,
});

it('buyableSizes lists each available size once, with its cheapest offer', () => {
  const offers = [
    offer('dear', '42', 200),
    offer('cheap', '42', 100),
    offer('sold', '43', 100, { isSold: true }),
    offer('reserved', '44', 100, { isReserved: true }),
    offer('gone', '45', 100, { active: false }),
    offer('one', 'One size', 100),
  ];
  expect(buyableSizes(offers)).toEqual([
    { id: 'cheap', name: '42' },
    { id: 'one', name: 'Один размер' },
  ]);
});
