import fc from 'fast-check';
import { orderStages, orderStatuses, stageOfStatus, wayOf, type OrderEvent, type OrderStatus } from './order-stages.js';
import { orderStatusWords } from './order-status.words.js';

it('each of the nineteen order statuses has its own text', () => {
  expect(orderStatuses).toHaveLength(19);
  const titles = orderStatuses.map((status) => orderStatusWords.orderStatuses[status].title);
  expect(new Set(titles).size).toBe(19);
  for (const status of orderStatuses) expect(orderStatusWords.orderStatuses[status].next).toMatch(/^[А-ЯЁ].*\.$/);
});

it('three order statuses are outside the timeline’s stages', () => {
  expect(orderStatuses.filter((status) => stageOfStatus[status] === null)).toEqual([
    'CANCEL_PURCHASE',
    'ISSUED_REFUND',
    'ARRANGED_EXCHANGE',
  ]);
});

const history: OrderEvent[] = [
  { status: 'AWAITING_PAY', at: '2026-11-02T10:00:00Z' },
  { status: 'PAID_READY_TO_SEND', at: '2026-11-02T12:00:00Z' },
  { status: 'PURCHASED_FROM_SELLER', at: '2026-11-04T12:00:00Z', place: 'Стамбул' },
  { status: 'TRANSFERRED_TO_LOGISTICS_CENTER', at: '2026-11-05T12:00:00Z' },
  { status: 'CUSTOMS_CLEARANCE_IN_TURKEY', at: '2026-11-06T12:00:00Z' },
];

it('wayOf marks stages of an order as passed, current and ahead', () => {
  const [placed, paid, purchased, sent, customs] = history;
  expect(wayOf('CUSTOMS_CLEARANCE_IN_TURKEY', [...history].reverse())).toEqual([
    { stage: 'placed', state: 'passed', at: '2026-11-02T10:00:00Z', events: [placed] },
    { stage: 'paid', state: 'passed', at: '2026-11-02T12:00:00Z', events: [paid] },
    { stage: 'purchased', state: 'passed', at: '2026-11-04T12:00:00Z', place: 'Стамбул', events: [purchased, sent] },
    { stage: 'customs', state: 'current', at: '2026-11-06T12:00:00Z', events: [customs] },
    { stage: 'stock', state: 'ahead', events: [] },
    { stage: 'delivery', state: 'ahead', events: [] },
  ]);
});

it('wayOf returns no date for stages ahead of the current one', () => {
  expect(wayOf('AWAITING_PAY', history.slice(0, 2), true).map(({ state, at }) => [state, at !== undefined])).toEqual([
    ['current', true],
    ['ahead', false],
    ['ahead', false],
    ['ahead', false],
  ]);
});

it('wayOf skips the stages abroad for items in Russia', () => {
  expect(wayOf('AWAITING_SENT_FROM_MEET', [], true).map(({ stage, state }) => [stage, state])).toEqual([
    ['placed', 'passed'],
    ['paid', 'passed'],
    ['stock', 'current'],
    ['delivery', 'ahead'],
  ]);
});

it('wayOf shows the purchase stage of an item in Russia when the history has a purchase', () => {
  const way = wayOf('PURCHASED_FROM_SELLER', history.slice(0, 3), true);
  expect(way.map(({ stage, state }) => [stage, state])).toEqual([
    ['placed', 'passed'],
    ['paid', 'passed'],
    ['purchased', 'current'],
    ['stock', 'ahead'],
    ['delivery', 'ahead'],
  ]);
});

it('wayOf marks all stages of a delivered order as passed', () => {
  expect(new Set(wayOf('DELIVERED', history).map(({ state }) => state))).toEqual(new Set(['passed']));
});

it.each([
  [history, 4],
  [history.slice(0, 1), 1],
  [[], 0],
] as const)('wayOf of a cancelled order has only the passed stages', (events, length) => {
  const way = wayOf('CANCEL_PURCHASE', [...events, { status: 'CANCEL_PURCHASE', at: '2026-11-07T12:00:00Z' }]);
  expect(way).toHaveLength(length);
  expect(way.every(({ state }) => state === 'passed')).toBe(true);
});

it('wayOf has at most one current stage for any history', () => {
  const status = fc.constantFrom(...orderStatuses);
  const events = fc.array(
    status.map((name) => ({ status: name, at: '2026-11-02T10:00:00Z' })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(status, events, fc.boolean(), (now, before, fromRussia) => {
      const states = wayOf(now, before, fromRussia).map(({ state }) => state);
      expect(states.filter((state) => state === 'current').length).toBeLessThanOrEqual(1);
      expect(states.join(' ')).toMatch(/^(passed ?)*(current ?)?(ahead ?)*$/);
      expect(states.length).toBeLessThanOrEqual(orderStages.length);
    }),
  );
});

it('wayOf accepts an order status that the kit does not know', () => {
  expect(wayOf('TELEPORTED' as OrderStatus, history)).toHaveLength(4);
});
