import type { ProductDocument, UnderstoodKind } from '../contract/index.js';

/** A filter that was read from the query. */
export interface UnderstoodFilter {
  kind: UnderstoodKind;
  /** Filter values, combined by OR; empty for a price. */
  values: string[];
  /** True if the shop has no goods of the requested kind: the values are a wider kind of goods. */
  isWider?: boolean;
  /** True if women wear the requested kind, and the wider kind is also worn by men. */
  isForWomen?: boolean;
  /** True for a kind of goods of which the shop has neither products nor similar ones. */
  isLacked?: boolean;
  /** The wider kind of a refined one, as filter values: dresses for evening dresses. */
  wider?: string[];
  /** For a kind of goods: the top-level kind that includes it, shoes for boots. */
  section?: string;
  /** For a kind of goods: ids of kinds in it that nobody calls so, which come last: wallets among bags. */
  notCalledSo?: readonly string[];
  /** Price range in kopecks, both ends included. */
  price?: { min?: number; max?: number };
  /** Russian label of the filter chip: «Чёрный», «до 10 000 ₽». */
  name: string;
  /** The part of the query that sets the filter, as typed. */
  typed: string;
  /** The query without that part; may be empty. */
  without: string;
  /**
   * The part of the query as words to search for, because products without the filter value may have them in their
   * name.
   */
  words: UnderstoodWord[];
}

/** A word for which the search engine searches. */
export interface UnderstoodWord {
  typed: string;
  /** Stems that may stand for the word in the index (see `searchForm`), the likeliest first; never empty. */
  forms: string[];
  /** True if the word may be unfinished; its first form is then also searched as a prefix. */
  prefix: boolean;
  /** Likeliest completion of an unfinished word, if there is one. */
  completion?: string;
  /**
   * False if the word occurs in no name or property of a product; a description or an article number may still contain
   * it.
   */
  known: boolean;
  /**
   * Set if the word says what goods are for. Then its forms are words of suitable product names, not of descriptions.
   * MEANT if no product name contains the use itself.
   */
  use?: 'SAID' | 'MEANT';
  /** True for a name that the goods have, such as of a brand or line: «форсы», «джорданы», `samba` typed as «самба». */
  isName?: true;
  /** True for a name that the typed word only sounds somewhat like: products with it are the nearest, not exact. */
  isGuess?: true;
  /** For a colour that is no filter: the values of the filter by colour that suit it, from which other colours are told. */
  colours?: readonly string[];
  /** For a shade: stems of the colours that are like it, chocolate is brown. */
  like?: readonly string[];
  /** True for a colour, a property or an adjective. Other words may be names, in Russian too: «кроссовки Метель». */
  describes?: true;
}

/** An excluding part of the query: excludes products with one of the values of each filter, and with every word. */
export interface Exclusion {
  /** The part as typed: «без принта». */
  typed: string;
  filters: { kind: UnderstoodKind; values: string[] }[];
  words: UnderstoodWord[];
}

/** The result of interpreting a query. */
export interface Understanding {
  /** The query as understood: normalised, and corrected where necessary. */
  text: string;
  /** True if the query was corrected: its keyboard layout, its alphabet or its spelling. */
  repaired: boolean;
  filters: UnderstoodFilter[];
  words: UnderstoodWord[];
  /** The parts that exclude products: «без принта». Two things that one part names have the same `typed`. */
  exclusions: Exclusion[];
  /** Parts that should exclude products but cannot, as typed: «не 42 размер». They are not searched for. */
  leftOut: string[];
  /** Alternative queries, the likeliest first, shown as «возможно, вы искали». */
  otherReadings: string[];
}

/** The properties of a product from which the lexicon is built. */
export type LexiconDocument = Omit<ProductDocument, 'text' | 'card' | 'goods'> & {
  /** Documents from before an upgrade have no kinds until they are created again. */
  goods?: readonly string[];
};
