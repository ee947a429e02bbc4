import type { Settings } from 'meilisearch';
import { FILTER_KINDS, type EngineDocument } from '../../contract/index.js';

type Attribute = keyof EngineDocument;

/** Maximum number of products that a text search ranks (see the domain documentation). */
export const MOST_HITS = 10_000;

/** Attributes to search, the one with the greatest weight first. */
const SEARCHED: Attribute[] = ['name', 'kind', 'properties', 'description'];

const CHOSEN: readonly Attribute[] = [...FILTER_KINDS].sort();

/** Attributes that filters compare as numbers. */
const COMPARED: Attribute[] = ['price', 'publishedAt'];

/**
 * Settings of a Meilisearch index. The texts are stemmed before they are sent, so Meilisearch does no language
 * processing.
 */
export const INDEX_SETTINGS = {
  searchableAttributes: SEARCHED,
  /** Searches return only ids; the API adds the product data. The indexer's key can still read whole documents. */
  displayedAttributes: ['id'] satisfies Attribute[],
  filterableAttributes: [
    { attributePatterns: CHOSEN, features: { facetSearch: false, filter: { equality: true, comparison: false } } },
    { attributePatterns: COMPARED, features: { facetSearch: false, filter: { equality: false, comparison: true } } },
  ],
  facetSearch: false,
  sortableAttributes: ['popularity', 'publishedAt'] satisfies Attribute[],
  /**
   * Products are ranked by the quality of the match and by the attribute that matches. The position of a word within an
   * attribute is ignored, because it says nothing about a product. Popularity and date only break ties. Stock needs no
   * rule: all indexed products can be bought.
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
   * The API has already corrected the spelling of names, so Meilisearch's typo tolerance concerns only words of
   * descriptions. The minimum lengths are high because stems are short: one more letter often makes another word.
   */
  typoTolerance: {
    enabled: true,
    minWordSizeForTypos: { oneTypo: 7, twoTypos: 12 },
    disableOnNumbers: true,
    disableOnAttributes: [],
    disableOnWords: [],
  },
  /**
   * The characters `+`, `-` and `.` are part of a word, as in `42.5` and `c++`. Normalised texts contain them only
   * inside words.
   */
  nonSeparatorTokens: ['+', '-', '.'],
  separatorTokens: [],
  /**
   * No stop words here: the API drops them from queries where that is right, and a brand may consist of them («On»,
   * «Off-White»).
   */
  stopWords: [],
  synonyms: {},
  dictionary: [],
  prefixSearch: 'indexingTime',
  proximityPrecision: 'byWord',
  pagination: { maxTotalHits: MOST_HITS },
  /**
   * Every value of a filter must be counted, even those of models. Their order does not matter, because the API sorts
   * them.
   */
  faceting: { maxValuesPerFacet: 100_000, sortFacetValuesBy: { '*': 'alpha' } },
  /**
   * Time limit of a search. It is less than the second that the API waits: an incomplete ranking is better than none.
   */
  searchCutoffMs: 700,
} as const satisfies DeepReadonly<Settings>;

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;
