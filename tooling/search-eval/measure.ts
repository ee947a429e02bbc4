import { PAGE } from './engines.js';

export interface Outcome {
  /** Ids of what was shown, the best first. */
  ids: readonly string[];
  total: number;
  /** Empty where nobody has judged: then only whether there is an answer counts. */
  relevant: ReadonlySet<string>;
}

export interface Figures {
  queries: number;
  /** Share of the relevant products on the page, of as many as it could show; null where nothing is judged. */
  recall: number | null;
  /** Mean of 1 / place of the first relevant product; null where nothing is judged. */
  mrr: number | null;
  /** Share of queries without any answer. */
  zero: number;
}

export function reciprocalRank({ ids, relevant }: Outcome): number {
  const place = ids.findIndex((id) => relevant.has(id));
  return place < 0 ? 0 : 1 / (place + 1);
}

function recall({ ids, relevant }: Outcome): number {
  return ids.filter((id) => relevant.has(id)).length / Math.min(PAGE, relevant.size);
}

/** Figures of one kind of damage. */
export function measure(outcomes: readonly Outcome[]): Figures {
  const judged = outcomes.filter(({ relevant }) => relevant.size);
  return {
    queries: outcomes.length,
    recall: mean(judged, recall),
    mrr: mean(judged, reciprocalRank),
    zero: mean(outcomes, ({ total }) => (total ? 0 : 1)) ?? 0,
  };
}

function mean(outcomes: readonly Outcome[], of: (outcome: Outcome) => number): number | null {
  return outcomes.length ? outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / outcomes.length : null;
}
