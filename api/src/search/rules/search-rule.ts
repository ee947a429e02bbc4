import type { SearchRuleKind } from '../../generated/prisma/enums.js';
import type { Goods } from '../index/listing-query.js';

/** A rule of the merchant as searches apply it. What each kind needs is said in `api/prisma/schema/search.prisma`. */
export interface SearchRule extends Goods {
  id: string;
  kind: SearchRuleKind;
  queries: readonly string[];
  words: readonly string[];
  twoWay: boolean;
  target: string | null;
  /** Slugs; the rule counts only in searches with one of them as a filter. Empty: in all. */
  inCategories: readonly string[];
  inBrands: readonly string[];
  place: number | null;
  /** Names of the filters that stand first, in this order. */
  filters: readonly string[];
  /** Milliseconds since the epoch; in force from `startsAt` on until before `endsAt`. */
  startsAt: number | null;
  endsAt: number | null;
}

/** True while the rule is in force. */
export function isInForce({ startsAt, endsAt }: Pick<SearchRule, 'startsAt' | 'endsAt'>, now: number): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
}
