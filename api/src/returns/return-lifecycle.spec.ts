import { ReturnState } from '../generated/prisma/enums.js';
import { nextReturnStates, statesBefore } from './return-lifecycle.js';

const STATES = Object.values(ReturnState);
const OPEN: ReturnState[] = ['NEW', 'APPROVED', 'RECEIVED'];

it('a shopper may only cancel a return request, and only until it is approved', () => {
  const may = STATES.flatMap((state) => nextReturnStates(state, 'SHOPPER').map((next) => [state, next]));
  expect(may).toEqual([['NEW', 'CANCELLED']]);
});

it('a refund requires an approved and received return', () => {
  expect(statesBefore('REFUNDED')).toEqual(['RECEIVED']);
  expect(statesBefore('RECEIVED')).toEqual(['APPROVED']);
  expect(statesBefore('APPROVED')).toEqual(['NEW']);
});

it('operators may reject every open return request, and nobody can change a closed request', () => {
  expect(statesBefore('REJECTED')).toEqual(OPEN);
  for (const state of STATES.filter((one) => !OPEN.includes(one)))
    expect([...nextReturnStates(state, 'SHOPPER'), ...nextReturnStates(state, 'OPERATOR')]).toEqual([]);
});
