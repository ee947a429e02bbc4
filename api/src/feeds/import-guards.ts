import type { ImportPlan } from './import-plan.js';

/** How much an import may change before an operator is asked, in percent of the source's offers on sale. */
export interface ImportGuards {
  /** Maximum share of offers that can no longer be bought. */
  vanishPercent: number;
  /** Maximum share of prices that change by more than half, or are held back. */
  movedPercent: number;
}

export const USUAL_GUARDS: ImportGuards = { vanishPercent: 20, movedPercent: 10 };

/** Why an import stopped before it wrote anything. */
export interface ImportStop {
  /** `REMARKS`: there are remarks, rejected rows or held-back prices, and the import was strict. */
  guard: 'VANISHING' | 'PRICES_MOVED' | 'REMARKS';
  count: number;
  /** Number of offers on sale that `count` is compared with; null for remarks. */
  of: number | null;
  /** The exceeded limit, in percent; null for remarks. */
  percent: number | null;
}

/**
 * A few changed offers are normal for a merchant, whatever their share: one colour of two may end. Fewer than this many
 * never stop an import.
 */
const FEWEST_VANISHING = 10;
const FEWEST_MOVED = 5;

/** Returns what stops an import with this plan; empty if it may be applied. */
export function stopsOf(plan: ImportPlan, guards: ImportGuards): ImportStop[] {
  const stop = (guard: ImportStop['guard'], count: number, percent: number, fewest: number): ImportStop[] =>
    count >= fewest && count * 100 > plan.onSale * percent ? [{ guard, count, of: plan.onSale, percent }] : [];
  return [
    ...stop('VANISHING', plan.vanishing.count, guards.vanishPercent, FEWEST_VANISHING),
    ...stop('PRICES_MOVED', plan.pricesMoved, guards.movedPercent, FEWEST_MOVED),
  ];
}
