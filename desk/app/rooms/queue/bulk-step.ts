import type { Answer, DeskApi } from '../../graphql/api';
import {
  ApproveReturnDocument,
  ReceiveReturnDocument,
  TakeUpPartnerRequestDocument,
  TakeUpPriceRequestDocument,
} from '../../graphql/generated/graphql';
import type { QueueLine } from './queue-line';

/** Actions for several entries at once. Reviews are read one by one, and prices and refunds are decided one by one. */
export type BulkStep = 'approve' | 'receive' | 'takeUp';

/** Returns the action that all these entries allow; null if there is none. */
export function bulkStepOf(lines: readonly Pick<QueueLine, 'kind' | 'state'>[]): BulkStep | null {
  const [first, ...others] = lines.map(stepOf);
  return first && others.every((step) => step === first) ? first : null;
}

function stepOf({ kind, state }: Pick<QueueLine, 'kind' | 'state'>): BulkStep | null {
  if (kind === 'RETURN') return ({ NEW: 'approve', APPROVED: 'receive' } as const)[state] ?? null;
  return kind !== 'REVIEW' && state === 'NEW' ? 'takeUp' : null;
}

export function takeBulkStep(api: DeskApi, step: BulkStep, { id, kind }: QueueLine): Promise<Answer<unknown>> {
  if (step === 'approve') return api.ask(ApproveReturnDocument, { dto: { id, instructions: null } });
  if (step === 'receive') return api.ask(ReceiveReturnDocument, { id });
  return kind === 'COOPERATIVE_REQUEST'
    ? api.ask(TakeUpPartnerRequestDocument, { id })
    : api.ask(TakeUpPriceRequestDocument, { id });
}
