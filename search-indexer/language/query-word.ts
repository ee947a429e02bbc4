import type { Goods } from './concepts/goods.js';
import type { ReadWord } from './reading.js';

/** A word of a query as it was read. */
export interface QueryWord extends ReadWord {
  isUse?: boolean;
  /** The kinds that suit the use that several words name together. */
  useKinds?: readonly Goods[];
  typed: string;
  /** The stem that is used to recognise filters. */
  stem: string;
}

/** The text as typed. A typed piece that was split into several words is not repeated for each of them. */
export function typedBy(words: readonly QueryWord[]): string {
  return [...new Set(words.map(({ typed }) => typed))].join(' ');
}
