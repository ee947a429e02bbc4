import type { CallArguments } from '../../platform/query-budget/query-cost.js';

const PLAIN = 2;

/** Cost of a search in points. Each word is compared with all words of the catalogue, so every word costs. */
export function searchPoints({ args }: CallArguments): number {
  const { query } = (args['dto'] ?? {}) as { query?: unknown };
  return PLAIN + (typeof query === 'string' ? wordsOf(query) : 0);
}

function wordsOf(query: string): number {
  return query.split(/[^\p{L}\p{N}]+/u).filter(Boolean).length;
}
