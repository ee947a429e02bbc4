import type { PromocodeLineFragment } from '../../../graphql/generated/graphql';

/** The current state of a promo code when it is used in a cart. */
export type CodeState = 'active' | 'off' | 'waiting' | 'ended' | 'usedUp';

type Terms = Pick<PromocodeLineFragment, 'active' | 'startsAt' | 'endsAt' | 'usageLimit' | 'used'>;

export function codeState({ active, startsAt, endsAt, usageLimit, used }: Terms, now: number): CodeState {
  if (!active) return 'off';
  if (endsAt && Date.parse(endsAt) < now) return 'ended';
  if (usageLimit != null && used >= usageLimit) return 'usedUp';
  return Date.parse(startsAt) > now ? 'waiting' : 'active';
}
