import type { AbusedShop } from './abused-shop.js';

/** What was tried, and how much of it got through beside the most that may. */
export interface Finding {
  tried: string;
  through: number;
  /** Of what: `SMS`, `units held`. */
  unit: string;
  most: number;
  /** An attack of which nothing gets through, though something should, was no attack. */
  least?: number;
  /** What else came of it. */
  beside?: string;
  /** Depends on the machine: the short form says it and does not judge it. */
  measured?: true;
}

export interface AttackTerms {
  /** Fewer requests, the same limits. */
  short: boolean;
  /** For an attack that goes on as long as others look on. */
  stop: AbortSignal;
}

/** `name` is that of its file. */
export interface Attack {
  name: string;
  /** Before anybody looks on. */
  prepare?(shop: AbusedShop, terms: AttackTerms): Promise<void>;
  run(shop: AbusedShop, terms: AttackTerms): Promise<Finding[]>;
}

export function isKept({ through, most, least = 0 }: Finding): boolean {
  return through >= least && through <= most;
}
