import type { Node } from '@pgsql/types';
import { kindOf } from './syntax-tree.js';

const AGGREGATES = new Set(
  `array_agg avg bit_and bit_or bool_and bool_or every json_agg jsonb_agg json_object_agg jsonb_object_agg max min
   percentile_cont percentile_disc string_agg sum`.split(/\s+/),
);

/** Functions that never return null. */
const NEVER_NULL = new Set(
  `clock_timestamp concat count cume_dist dense_rank gen_random_uuid json_build_array jsonb_build_array now num_nonnulls
   num_nulls pg_advisory_lock pg_advisory_unlock
   pg_advisory_xact_lock pg_backend_pid pg_notify pg_try_advisory_lock pg_try_advisory_xact_lock rank row_number statement_timestamp
   transaction_timestamp txid_current`.split(/\s+/),
);

/** Functions that return null only if an argument is null. For some others, see `isStrict`. */
const STRICT = new Set(
  `abs array_to_string btrim cardinality ceil ceiling char_length
   date_trunc decode div encode exp floor format hashtext hashtextextended jsonb_array_length json_array_length
   left length ln lower ltrim make_interval md5 mod nextval plainto_tsquery point position power repeat replace reverse
   right round rtrim setval sha256 similarity sqrt starts_with strict_word_similarity string_to_array strpos substr
   to_timestamp to_tsquery to_tsvector translate trim ts_rank ts_rank_cd unaccent upper
   websearch_to_tsquery word_similarity timezone jsonb_set box`.split(/\s+/),
);

/** Functions that return their first argument, an array, in changed form. */
const LISTS = new Set(['array_append', 'array_cat', 'array_remove', 'array_replace']);

export const isAggregate = (name: string): boolean => AGGREGATES.has(name) || name === 'count';
export const isNeverNull = (name: string): boolean => NEVER_NULL.has(name);
/** Whether a call returns null only if one of its arguments is null. */
export function isStrict(name: string, [first, second]: Node[]): boolean {
  // Fields of an infinite timestamp are null, except for its epoch. `substring` with a pattern may not match and then
  // returns null; with a position it does not.
  if (name === 'extract' || name === 'date_part') return kindOf(first!).A_Const?.sval?.sval === 'epoch';
  if (name === 'substring') return kindOf(second!).A_Const?.ival !== undefined;
  return STRICT.has(name);
}
export const keepsList = (name: string): boolean => LISTS.has(name);
