import type { AbusedShop } from './abused-shop.js';

/** How much of an attack got through, and the most that may. */
export interface Finding {
  tried: string;
  through: number;
  /** What is counted: `SMS`, `units held`. */
  unit: string;
  most: number;
  /** The least that must get through: an attack that gets nothing through where something should is not a test. */
  least?: number;
  /** Further results, for the report. */
  beside?: string;
  /** The figure depends on the machine: `--short` prints it without judging it. */
  measured?: true;
}

export interface AttackTerms {
  /** Sends fewer requests against the same limits. */
  short: boolean;
  /** Aborted when the observer is done. */
  stop: AbortSignal;
}

/** `name` is the name of its file. */
export interface Attack {
  name: string;
  /** Runs before the observer starts. */
  prepare?(shop: AbusedShop, terms: AttackTerms): Promise<void>;
  run(shop: AbusedShop, terms: AttackTerms): Promise<Finding[]>;
}

export function isKept({ through, most, least = 0 }: Finding): boolean {
  return through >= least && through <= most;
}
