/** A word as it may be meant; what it costs to believe it is compared, never shown. */
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
  /** The one word that was read, as it stood. */
  literal?: string;
}

/** A piece of a query between spaces. */
export interface Piece {
  typed: string;
  /** Likeliest first. */
  readings: Reading[];
  /** What the layout costs; the rest is the reading's. */
  cost: number;
}

/**
 * How far a word may be repaired: not at all; as one that was meant to be written so; as one that came of the other
 * layout and is nothing as it stands.
 */
export type Daring = 'none' | 'usual' | 'more';
