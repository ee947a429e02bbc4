import type { AbusedShop } from './abused-shop.js';

/** How much of an attack got through, and how much is allowed to. */
export interface Finding {
  tried: string;
  through: number;
  /** What `through`, `most` and `least` count, such as `SMS` or `units held`. */
  unit: string;
  most: number;
  /**
   * The least that must get through. If nothing gets through although something should, the attack itself is broken.
   */
  least?: number;
  /** Further results, printed below the finding. */
  beside?: string;
  /** The figure depends on the speed or memory of the machine, so `--short` prints it without judging it. */
  measured?: true;
}

export interface AttackTerms {
  /** If true, the attack sends fewer requests against the same limits. */
  short: boolean;
  /** Aborted when the other visitor (`lookAround`) has finished: the attack must end. */
  stop: AbortSignal;
}

/** One attack. `name` is the name of its file. */
export interface Attack {
  name: string;
  /** Runs before the attack and before the other visitor starts. */
  prepare?(shop: AbusedShop, terms: AttackTerms): Promise<void>;
  run(shop: AbusedShop, terms: AttackTerms): Promise<Finding[]>;
}

export function isKept({ through, most, least = 0 }: Finding): boolean {
  return through >= least && through <= most;
}
