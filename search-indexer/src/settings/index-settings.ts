import type { Settings } from 'meilisearch';
import { FILTER_KINDS, type EngineDocument } from '../../contract/index.js';

type Attribute = keyof EngineDocument;

/** Most products that a text search ranks (domain rule). */
export const MOST_HITS = 10_000;

/** The weightiest first. */
const SEARCHED: Attribute[] = ['name', 'kind', 'properties', 'description'];

const CHOSEN: readonly Attribute[] = [...FILTER_KINDS].sort();

/**
 * Attributes compared as numbers. Facet search is off for all, because values of a filter are never searched by their
 * letters.
 */
const COMPARED: Attribute[] = ['price', 'publishedAt'];

/** Settings of an index in Meilisearch. Texts arrive in search form, so it does no language processing. */
export const INDEX_SETTINGS = {
  searchableAttributes: SEARCHED,
  /** Meilisearch returns ids only; the API renders the products. The key of the indexer still reads whole documents. */
  displayedAttributes: ['id'] satisfies Attribute[],
  filterableAttributes: [
    { attributePatterns: CHOSEN, features: { facetSearch: false, filter: { equality: true, comparison: false } } },
    { attributePatterns: COMPARED, features: { facetSearch: false, filter: { equality: false, comparison: true } } },
  ],
  facetSearch: false,
  sortableAttributes: ['popularity', 'publishedAt'] satisfies Attribute[],
  /**
   * The quality of the match and the attribute decide. The position of a word in an attribute says nothing about a
   * product. Popularity and date come last; all documents are in stock.
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
  /**
   * The API has repaired the spelling of names already; this is for the words of descriptions. Stems are short, so that
   * one more letter makes another word.
   */
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 7, twoTypos: 12 },
    disableOnNumbers: true,
    disableOnAttributes: [],
    disableOnWords: [],
  },
  /** In search form these characters occur only inside a word: `42.5`, `c++`. */
  nonSeparatorTokens: ['+', '-', '.'],
  separatorTokens: [],
  /** The reader of queries drops stop words; a brand («On», «Off-White») may consist of them. */
  stopWords: [],
  synonyms: {},
  dictionary: [],
  prefixSearch: 'indexingTime',
  proximityPrecision: 'byWord',
  pagination: { maxTotalHits: MOST_HITS },
  /** Every value is counted, models too; the API sorts them. */
  faceting: { maxValuesPerFacet: 100_000, sortFacetValuesBy: { '*': 'alpha' } },
  /** The API waits for a second: an incomplete ranking is better than none. */
  searchCutoffMs: 700,
} as const satisfies DeepReadonly<Settings>;

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
