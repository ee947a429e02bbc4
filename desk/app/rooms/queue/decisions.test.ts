import type { Permission, QueueKind } from '../../graphql/generated/graphql';
import { bulkStepOf } from './bulk-step';
import { stepsOf } from './decisions';

const steps = (kind: QueueKind, state: string, permissions: Permission[] = []) => stepsOf({ kind, state }, permissions);

it.each([
  ['RETURN', 'NEW', 'approve'],
  ['RETURN', 'APPROVED', 'receive'],
  ['RETURN', 'RECEIVED', 'refund'],
  ['REVIEW', 'PENDING', 'publish'],
  ['QUESTION', 'PENDING', 'answer'],
  ['COOPERATIVE_REQUEST', 'IN_WORK', 'agreePartner'],
] as const)('stepsOf a %s that is %s begin with %s', (kind, state, main) =>
  expect(steps(kind, state)).toMatchObject({ main, mayRefuse: true }),
);

it.each([
  ['RETURN', 'REFUNDED'],
  ['REVIEW', 'APPROVED'],
  ['QUESTION', 'ANSWERED'],
  ['MEET_PRICE_REQUEST', 'AGREED'],
  ['COOPERATIVE_REQUEST', 'DECLINED'],
] as const)('stepsOf a %s that is %s are none', (kind, state) =>
  expect(steps(kind, state)).toEqual({ main: null, mayRefuse: false, mayTakeUp: false }),
);

it('stepsOf a price have no agreement for who may not agree on prices', () => {
  expect(steps('MEET_PRICE_REQUEST', 'NEW')).toEqual({ main: null, mayRefuse: true, mayTakeUp: true });
  expect(steps('MEET_PRICE_REQUEST', 'NEW', ['AGREED_PRICES']).main).toBe('agreePrice');
});

it('stepsOf a request that is taken up do not take it up again', () => {
  expect(steps('COOPERATIVE_REQUEST', 'NEW').mayTakeUp).toBe(true);
  expect(steps('COOPERATIVE_REQUEST', 'IN_WORK').mayTakeUp).toBe(false);
});

it('bulkStepOf is the step that all have in common', () => {
  expect(bulkStepOf([{ kind: 'RETURN', state: 'NEW' }])).toBe('approve');
  expect(
    bulkStepOf([
      { kind: 'MEET_PRICE_REQUEST', state: 'NEW' },
      { kind: 'COOPERATIVE_REQUEST', state: 'NEW' },
    ]),
  ).toBe('takeUp');
  expect(
    bulkStepOf([
      { kind: 'RETURN', state: 'NEW' },
      { kind: 'RETURN', state: 'RECEIVED' },
    ]),
  ).toBeNull();
});

it('bulkStepOf reviews is none: nobody approves a text that they have not read', () => {
  expect(bulkStepOf([{ kind: 'REVIEW', state: 'PENDING' }])).toBeNull();
});
