import type { CallArguments } from '../../platform/query-budget/query-cost.js';

const PLAIN = 2;

/** What a search costs: each word is compared with all the words of the catalogue, the more so the stranger it is. */
export function searchPoints({ args }: CallArguments): number {
  const { query } = (args['dto'] ?? {}) as { query?: unknown };
  return PLAIN + (typeof query === 'string' ? wordsOf(query) : 0);
}

function wordsOf(query: string): number {
  return query.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;
}
