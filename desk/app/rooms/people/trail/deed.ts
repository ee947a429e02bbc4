import type { TrailEntryFragment } from '../../../graphql/generated/graphql';
import type { trailTexts } from './trail-words';

/** Describes an action: with its own text, or as created, changed or removed. */
export function deedOf(
  { action, before, after }: Pick<TrailEntryFragment, 'action' | 'before' | 'after'>,
  { actions, deeds }: typeof trailTexts.ru,
): string {
  const own = actions[action];
  if (own) return own;
  if (after === null) return before === null ? action : deeds.removed;
  return before === null ? deeds.made : deeds.changed;
}
