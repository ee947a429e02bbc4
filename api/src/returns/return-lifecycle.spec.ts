import { ReturnState } from '../generated/prisma/enums.js';
import { nextReturnStates, statesBefore } from './return-lifecycle.js';

const STATES = Object.values(ReturnState);
const OPEN: ReturnState[] = ['NEW', 'APPROVED', 'RECEIVED'];

it('a shopper may cancel a request until it is approved, and do nothing else', () => {
  const may = STATES.flatMap((state) => nextReturnStates(state, 'SHOPPER').map((next) => [state, next]));
  expect(may).toEqual([['NEW', 'CANCELLED']]);
});

it('money goes back only for goods that were approved and then received', () => {
  expect(statesBefore('REFUNDED')).toEqual(['RECEIVED']);
  expect(statesBefore('RECEIVED')).toEqual(['APPROVED']);
  expect(statesBefore('APPROVED')).toEqual(['NEW']);
});

it('operators may reject every open request, and nobody moves a closed one', () => {
  expect(statesBefore('REJECTED')).toEqual(OPEN);
  for (const state of STATES.filter((one) => !OPEN.includes(one)))
    expect([...nextReturnStates(state, 'SHOPPER'), ...nextReturnStates(state, 'OPERATOR')]).toEqual([]);
});
