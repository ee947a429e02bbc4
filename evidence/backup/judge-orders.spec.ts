import { aroundMoment, serviceWithin } from './judge-orders.js';

const order = (id: string | null, began: number, ended: number) => ({ id, began, ended, refusal: id ? null : 'no' });

it('orders a second and their times are those of the spans', () => {
  const orders = [order('a', 0, 10), order('b', 1100, 1150), order(null, 1200, 1201), order('c', 1900, 2100)];
  const service = serviceWithin([{ from: 1000, to: 2000 }], orders);
  expect(service).toEqual({ seconds: 1, perSecond: 1, p50: 50, p99: 200 });
});

it('an order that was confirmed before the moment must be there, and one sent after it must not', () => {
  const orders = [
    order('kept', 0, 10),
    order('lost', 0, 20),
    order('under way', 90, 110),
    order('absent', 120, 130),
    order('too late', 120, 140),
    order(null, 0, 10),
  ];
  expect(aroundMoment(orders, { from: 100, to: 101 }, new Set(['kept', 'under way', 'too late']))).toEqual({
    ...{ before: 2, lost: ['lost'], after: 2, tooLate: ['too late'], between: 1 },
  });
});
