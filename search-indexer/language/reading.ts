/** One word of a reading. A reading is an interpretation of the typed text. */
export interface ReadWord {
  /** The word as people write it, not stemmed. */
  surface: string;
  /** Stems to search for, the likeliest first. */
  forms: string[];
  known: boolean;
  /** True for a name that only sounds somewhat like the typed word: the answer is not stated as exact. */
  isGuess?: true;
}

export interface Reading {
  words: ReadWord[];
  cost: number;
  /** The typed word before corrections; undefined if the reading covers several words. */
  literal?: string;
}

/** A piece of a query (the text between two spaces) with its readings. */
export interface Piece {
  typed: string;
  /** Readings of the piece, likeliest first. */
  readings: Reading[];
  /** Cost of the keyboard layout, in addition to the cost of a reading. */
  cost: number;
}

/**
 * How freely a word may be corrected. `none`: not at all. `usual`: by the normal rules. `more`: further than usual, for
 * a word read in the other keyboard layout that makes no sense as typed.
 */
export type Daring = 'none' | 'usual' | 'more';
