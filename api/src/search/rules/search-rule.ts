import type { SearchRuleKind } from '../../generated/prisma/enums.js';
import type { Goods } from '../index/listing-query.js';

/** A rule of the merchant as searches apply it. `api/prisma/schema/search.prisma` describes what each kind needs. */
export interface SearchRule extends Goods {
  id: string;
  kind: SearchRuleKind;
  queries: readonly string[];
  words: readonly string[];
  twoWay: boolean;
  target: string | null;
  /** Slugs; the rule applies only in searches with one of them as a filter. Empty: in all searches. */
  inCategories: readonly string[];
  inBrands: readonly string[];
  place: number | null;
  /** Names of the filters that come first, in this order. */
  filters: readonly string[];
  /** Milliseconds since the epoch; the rule applies from `startsAt` on until before `endsAt`. */
  startsAt: number | null;
  endsAt: number | null;
}

/** Returns true while the rule applies. */
export function isInForce({ startsAt, endsAt }: Pick<SearchRule, 'startsAt' | 'endsAt'>, now: number): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt);
}
