import { PAGE } from './engines.js';

export interface Outcome {
  /** Ids of what was shown, the best first. */
  ids: readonly string[];
  total: number;
  /** The answer was said to be near only. */
  nearest: boolean;
  /** Empty where nothing is to be found; null where nobody has judged: then only whether there is an answer counts. */
  relevant: ReadonlySet<string> | null;
}

export interface Figures {
  queries: number;
  /** Share of the relevant products on the page, of as many as it could show; null where no query has any. */
  recall: number | null;
  /**
   * Mean of 1 / place of the first relevant product; where nothing is to be found, 1 for finding nothing or saying that it
   * is only near. Null where nothing is judged.
   */
  mrr: number | null;
  /** Share of queries without any answer. */
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

/** Figures of one kind of damage. */
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
