import type { CallArguments } from '../../platform/query-budget/query-cost.js';

const PLAIN = 2;

/**
 * Query cost of a search in points. It grows with the number of words, because each is compared with all words of the
 * catalogue.
 */
export function searchPoints({ args }: CallArguments): number {
  const { query } = (args['dto'] ?? {}) as { query?: unknown };
  return PLAIN + (typeof query === 'string' ? wordsOf(query) : 0);
}

function wordsOf(query: string): number {
  return query.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;
}
