import { PAGE } from './engines.js';

export interface Outcome {
  /** Ids of the products found, the best first. */
  ids: readonly string[];
  total: number;
  /** Whether the search said that it found no exact match but only similar products. */
  nearest: boolean;
  /**
   * Ids of the right products. If empty, the search must find nothing. Null if the right answers are unknown: then only
   * whether anything was found counts.
   */
  relevant: ReadonlySet<string> | null;
}

export interface Figures {
  queries: number;
  /**
   * Mean share of the right products on the first page (of as many as fit there); null if no query has right products.
   */
  recall: number | null;
  /**
   * Mean reciprocal rank: the mean of 1 / position of the first right product. If nothing should be found, 1 for an
   * empty result or one that says it is only similar. Null if the right answers are unknown.
   */
  mrr: number | null;
  /** Share of queries with an empty result. */
  zero: number;
}

type Judged = Outcome & { relevant: ReadonlySet<string> };

export function reciprocalRank({ ids, total, nearest, relevant }: Judged): number {
  if (!relevant.size) return !total || nearest ? 1 : 0;
  const place = ids.findIndex((id) => relevant.has(id));
  return place < 0 ? 0 : 1 / (place + 1);
}

function recall({ ids, relevant }: Judged): number {
  return ids.filter((id) => relevant.has(id)).length / Math.min(PAGE, relevant.size);
}

/** Computes the figures of one kind of query. */
export function measure(outcomes: readonly Outcome[]): Figures {
  const judged = outcomes.filter(isJudged);
  return {
    queries: outcomes.length,
    recall: mean(
      judged.filter(({ relevant }) => relevant.size),
      recall,
    ),
    mrr: mean(judged, reciprocalRank),
    zero: mean(outcomes, ({ total }) => (total ? 0 : 1)) ?? 0,
  };
}

function isJudged(outcome: Outcome): outcome is Judged {
  return outcome.relevant !== null;
}

function mean<Of>(outcomes: readonly Of[], of: (outcome: Of) => number): number | null {
  return outcomes.length ? outcomes.reduce((sum, outcome) => sum + of(outcome), 0) / outcomes.length : null;
}
