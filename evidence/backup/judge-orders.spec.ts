import { aroundMoment, serviceWithin } from './judge-orders.js';

const order = (id: string | null, began: number, ended: number) => ({ id, began, ended, refusal: id ? null : 'no' });

it('serviceWithin computes orders per second and their durations within the given time spans', () => {
  const orders = [order('a', 0, 10), order('b', 1100, 1150), order(null, 1200, 1201), order('c', 1900, 2100)];
  const service = serviceWithin([{ from: 1000, to: 2000 }], orders);
  expect(service).toEqual({ seconds: 1, perSecond: 1, p50: 50, p99: 200 });
});

it('aroundMoment reports lost orders confirmed before a restore point and orders that came after', () => {
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
