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
] as const)('stepsOf for a %s in the state %s offers first the step %s', (kind, state, main) =>
  expect(steps(kind, state)).toMatchObject({ main, mayRefuse: true }),
);

it.each([
  ['RETURN', 'REFUNDED'],
  ['REVIEW', 'APPROVED'],
  ['QUESTION', 'ANSWERED'],
  ['MEET_PRICE_REQUEST', 'AGREED'],
  ['COOPERATIVE_REQUEST', 'DECLINED'],
] as const)('stepsOf for a closed %s in the state %s offers no steps', (kind, state) =>
  expect(steps(kind, state)).toEqual({ main: null, mayRefuse: false, mayTakeUp: false }),
);

it('stepsOf offers no price agreement to an operator without that permission', () => {
  expect(steps('MEET_PRICE_REQUEST', 'NEW')).toEqual({ main: null, mayRefuse: true, mayTakeUp: true });
  expect(steps('MEET_PRICE_REQUEST', 'NEW', ['AGREED_PRICES']).main).toBe('agreePrice');
});

it('stepsOf does not offer to take up a request that is already taken up', () => {
  expect(steps('COOPERATIVE_REQUEST', 'NEW').mayTakeUp).toBe(true);
  expect(steps('COOPERATIVE_REQUEST', 'IN_WORK').mayTakeUp).toBe(false);
});

it('bulkStepOf returns the step that all selected queue entries have in common', () => {
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

it('bulkStepOf returns no step for reviews, because each text must be read first', () => {
  expect(bulkStepOf([{ kind: 'REVIEW', state: 'PENDING' }])).toBeNull();
});
