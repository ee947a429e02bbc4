import type { Settings } from 'meilisearch';
import { FILTER_KINDS, type EngineDocument } from '../../contract/index.js';

type Attribute = keyof EngineDocument;

/** Most products a text search ranks (domain rule); what is beyond is never asked for. */
export const MOST_HITS = 10_000;

/** The weightiest first. */
const SEARCHED: Attribute[] = ['name', 'kind', 'properties', 'description'];

const CHOSEN: readonly Attribute[] = [...FILTER_KINDS].sort();

/** Numbers; nobody searches for values of a filter by their letters, so no attribute pays for that. */
const COMPARED: Attribute[] = ['price', 'publishedAt'];

/** How Meilisearch is to hold an index of products. The language is ours: texts are in search form already. */
export const INDEX_SETTINGS = {
  searchableAttributes: SEARCHED,
  /** What a product looks like the API says: a search answers ids. Reading documents by the indexer's key shows all. */
  displayedAttributes: ['id'] satisfies Attribute[],
  filterableAttributes: [
    { attributePatterns: CHOSEN, features: { facetSearch: false, filter: { equality: true, comparison: false } } },
    { attributePatterns: COMPARED, features: { facetSearch: false, filter: { equality: false, comparison: true } } },
  ],
  facetSearch: false,
  sortableAttributes: ['popularity', 'publishedAt'] satisfies Attribute[],
  /**
   * How well it matches decides, and in which attribute; where in it a word stands says nothing of a product. Business
   * comes last: all of them are in stock, or they would not be here.
   */
  rankingRules: [
    'words',
    'typo',
    'attributeRank',
    'proximity',
    'sort',
    'exactness',
    'popularity:desc',
    'publishedAt:desc',
  ],
  /** Spelling is repaired before; this is for the words of descriptions. Stems are short: a letter more is another word. */
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 7, twoTypos: 12 },
    disableOnNumbers: true,
    disableOnAttributes: [],
    disableOnWords: [],
  },
  /** In search form these stand inside a word only: `42.5`, `c++`. */
  nonSeparatorTokens: ['+', '-', '.'],
  separatorTokens: [],
  /** Which words say nothing is known where queries are read; a name («On», «Off-White») may consist of them. */
  stopWords: [],
  synonyms: {},
  dictionary: [],
  prefixSearch: 'indexingTime',
  proximityPrecision: 'byWord',
  pagination: { maxTotalHits: MOST_HITS },
  /** Every value is counted, models too: the API puts them in order. */
  faceting: { maxValuesPerFacet: 100_000, sortFacetValuesBy: { '*': 'alpha' } },
  /** The API waits a second: a ranking that is cut short is better than none. */
  searchCutoffMs: 700,
} as const satisfies DeepReadonly<Settings>;

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
