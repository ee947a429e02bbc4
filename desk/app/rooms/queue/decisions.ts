import type { Permission } from '../../graphql/generated/graphql';
import type { QueueLine } from './queue-line';

/** The main action for an entry: the primary button, and the key `a`. */
export type MainStep = 'approve' | 'receive' | 'refund' | 'publish' | 'answer' | 'agreePrice' | 'agreePartner';

export interface Steps {
  /** Null if this operator may not perform the action. */
  main: MainStep | null;
  mayRefuse: boolean;
  mayTakeUp: boolean;
}

const NOTHING: Steps = { main: null, mayRefuse: false, mayTakeUp: false };

/** Returns the actions that this operator can perform with an entry in its state. */
export function stepsOf({ kind, state }: Pick<QueueLine, 'kind' | 'state'>, permissions: readonly Permission[]): Steps {
  const isOpen = state === 'NEW' || state === 'IN_WORK';
  if (kind === 'RETURN') {
    const main = ({ NEW: 'approve', APPROVED: 'receive', RECEIVED: 'refund' } as const)[state] ?? null;
    return main ? { main, mayRefuse: true, mayTakeUp: false } : NOTHING;
  }
  if (kind === 'REVIEW') return state === 'PENDING' ? { main: 'publish', mayRefuse: true, mayTakeUp: false } : NOTHING;
  if (kind === 'QUESTION') return state === 'PENDING' ? { main: 'answer', mayRefuse: true, mayTakeUp: false } : NOTHING;
  if (!isOpen) return NOTHING;
  const mayTakeUp = state === 'NEW';
  if (kind === 'COOPERATIVE_REQUEST') return { main: 'agreePartner', mayRefuse: true, mayTakeUp };
  return { main: permissions.includes('AGREED_PRICES') ? 'agreePrice' : null, mayRefuse: true, mayTakeUp };
}
