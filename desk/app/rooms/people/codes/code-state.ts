import type { PromocodeLineFragment } from '../../../graphql/generated/graphql';

/** What becomes of a promo code in a cart now. */
export type CodeState = 'active' | 'off' | 'waiting' | 'ended' | 'usedUp';

type Terms = Pick<PromocodeLineFragment, 'active' | 'startsAt' | 'endsAt' | 'usageLimit' | 'used'>;

export function codeState({ active, startsAt, endsAt, usageLimit, used }: Terms, now: number): CodeState {
  if (!active) return 'off';
  if (endsAt && Date.parse(endsAt) < now) return 'ended';
  if (usageLimit != null && used >= usageLimit) return 'usedUp';
  return Date.parse(startsAt) > now ? 'waiting' : 'active';
}
