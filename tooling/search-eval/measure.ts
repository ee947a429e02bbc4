import { PAGE } from './engines.js';

export interface Outcome {
  /** Ids of the products that were shown, the best first. */
  ids: readonly string[];
  total: number;
  /** The answer said that it is only near. */
  nearest: boolean;
  /** Right answers. Empty if nothing may be found. Null if not judged: then only the presence of an answer counts. */
  relevant: ReadonlySet<string> | null;
}

export interface Figures {
  queries: number;
  /** Share of the relevant products on the page, among as many as it can show; null if no query has any. */
  recall: number | null;
  /**
   * Mean of 1 / place of the first relevant product. Where nothing may be found, an empty answer or one that says that
   * it is only near counts as 1. Null if nothing is judged.
   */
  mrr: number | null;
  /** Share of queries with an empty answer. */
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

/** Computes the figures of one kind of damage. */
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
