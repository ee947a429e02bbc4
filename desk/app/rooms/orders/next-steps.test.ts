import type { OrderStatus } from '../../graphql/generated/graphql';
import { givingUp, nextSteps, otherSteps } from './next-steps';

const unit = (
  id: string,
  status: OrderStatus,
  nextStep: OrderStatus | null = null,
  nextStatuses: OrderStatus[] = [],
) => ({ id, status, nextStep, nextStatuses });
const paid = (id: string) =>
  unit(id, 'PAID_READY_TO_SEND', 'PURCHASED_FROM_SELLER', [
    ...(['AWAITING_RESPONSE_FROM_SUPPLIER', 'PURCHASED_FROM_SELLER', 'CANCEL_PURCHASE'] as const),
  ]);
const asked = unit('asked', 'AWAITING_RESPONSE_FROM_SUPPLIER', 'PURCHASED_FROM_SELLER', [
  ...(['PURCHASED_FROM_SELLER', 'CANCEL_PURCHASE'] as const),
]);
const own = unit('own', 'PAID_READY_TO_SEND', 'AWAITING_SENT_FROM_MEET', [
  ...(['AWAITING_SENT_FROM_MEET', 'CANCEL_PURCHASE'] as const),
]);
const idsOf = (...units: ReturnType<typeof unit>[]) =>
  nextSteps(units).map((group) => [group.step, group.units.map(({ id }) => id)]);

it('a unit from the own warehouse and units from abroad each have their own next step', () => {
  expect(idsOf(own, paid('a'), paid('b'))).toEqual([
    ['AWAITING_SENT_FROM_MEET', ['own']],
    ['PURCHASED_FROM_SELLER', ['a', 'b']],
  ]);
});

it('what is over has no next step and hinders no other unit', () => {
  const over = unit('over', 'CANCEL_PURCHASE');
  expect(idsOf(over, asked)).toEqual([['PURCHASED_FROM_SELLER', ['asked']]]);
  expect(otherSteps([over, paid('a')])).toEqual(['AWAITING_RESPONSE_FROM_SUPPLIER']);
});

it('otherSteps are those that all units can take, besides the next ones', () => {
  expect(otherSteps([paid('a')])).toEqual(['AWAITING_RESPONSE_FROM_SUPPLIER']);
  expect(otherSteps([paid('a'), asked])).toEqual([]);
  expect(otherSteps([paid('a'), own])).toEqual([]);
  expect(otherSteps([])).toEqual([]);
});

it('otherSteps never give goods or money back: that wants a reason', () => {
  expect(otherSteps([unit('a', 'DELIVERED', null, ['ISSUED_REFUND', 'ARRANGED_EXCHANGE'])])).toEqual([]);
});

it('givingUp cancels units that were not bought and refunds units that were delivered', () => {
  expect(givingUp(asked.nextStatuses)).toBe('CANCEL_PURCHASE');
  expect(givingUp(['DELIVERED', 'ISSUED_REFUND'])).toBe('ISSUED_REFUND');
  expect(givingUp([])).toBeNull();
});
