import type { ContentLineFragment } from '../../../graphql/generated/graphql';

/**
 * State of a page or article. PLANNED: a revision will be published later. CHANGED: a revision is published, and there
 * is a newer draft.
 */
export type ContentState = 'SHOWN' | 'CHANGED' | 'PLANNED' | 'DRAFT' | 'HIDDEN';

export const STATES: readonly ContentState[] = ['SHOWN', 'CHANGED', 'PLANNED', 'DRAFT', 'HIDDEN'];

type Entry = Pick<ContentLineFragment, 'last' | 'shown' | 'publishAt' | 'finishAt'>;

export function stateOf({ last, shown, publishAt, finishAt }: Entry, now: number): ContentState {
  if (publishAt && Date.parse(publishAt) > now) return 'PLANNED';
  if (finishAt && Date.parse(finishAt) <= now) return 'HIDDEN';
  if (shown === null || shown === undefined) return 'DRAFT';
  return shown === last ? 'SHOWN' : 'CHANGED';
}
