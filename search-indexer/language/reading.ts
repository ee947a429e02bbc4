/** One reading of a word. Costs are compared, never shown. */
export interface ReadWord {
  /** As people write it. */
  surface: string;
  /** In search form, likeliest first. */
  forms: string[];
  known: boolean;
}

export interface Reading {
  words: ReadWord[];
  cost: number;
  /** The one word that was read, as it was before repairs. */
  literal?: string;
}

/** A piece of a query between spaces. */
export interface Piece {
  typed: string;
  /** Likeliest first. */
  readings: Reading[];
  /** Cost of the layout; the cost of the reading comes on top. */
  cost: number;
}

/**
 * How much a word may be repaired: not at all, as usual, or more because it came from the other layout and means
 * nothing as typed.
 */
export type Daring = 'none' | 'usual' | 'more';
