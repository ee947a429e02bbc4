import { ReturnReason, ReturnState } from '../generated/prisma/enums.js';

/** Who may change the state of a request, and to which states. A state that is no key here is final. */
const STEPS: Partial<Record<ReturnState, Partial<Record<ReturnState, 'OPERATOR' | 'SHOPPER'>>>> = {
  NEW: { APPROVED: 'OPERATOR', REJECTED: 'OPERATOR', CANCELLED: 'SHOPPER' },
  APPROVED: { RECEIVED: 'OPERATOR', REJECTED: 'OPERATOR' },
  RECEIVED: { REFUNDED: 'OPERATOR', REJECTED: 'OPERATOR' },
};

/** Returns the states to which the shopper or an operator may change a request. */
export function nextReturnStates(state: ReturnState, by: 'OPERATOR' | 'SHOPPER'): ReturnState[] {
  const steps = Object.entries(STEPS[state] ?? {}) as [ReturnState, string][];
  return steps.filter(([, who]) => who === by).map(([next]) => next);
}

/** Returns the states from which a request may change to this one. */
export function statesBefore(next: ReturnState): ReturnState[] {
  return Object.values(ReturnState).filter((state) => STEPS[state]?.[next]);
}

/** Reasons for a return that need a picture. */
export const SHOWN_BY_PHOTOS: readonly ReturnReason[] = [
  ReturnReason.DEFECT,
  ReturnReason.WRONG_ITEM,
  ReturnReason.NOT_AS_DESCRIBED,
];
