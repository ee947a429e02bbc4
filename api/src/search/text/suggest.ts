import { nameDistancesTo, normaliseText } from '@meet/search-indexer/language';
import type { SuggestionKind } from '../listings/listing.enums.js';

/** A brand or category that has products. */
export interface NamedValue {
  /** Slug of the brand or category. */
  value: string;
  name: string;
  /** Number of products of the brand or category. */
  goods: number;
}

export interface FoundCard {
  slug: string;
  name: string;
  brands: { name: string }[];
  images: { url: string }[];
}

export interface SuggestionSources {
  /** Texts to complete: the query as typed and as understood. */
  typed: readonly string[];
  brands: Iterable<NamedValue>;
  categories: Iterable<NamedValue>;
  /** Slugs of the brands and categories that were recognised in the query. */
  named: { brand: readonly string[]; categories: readonly string[] };
  /** Popular queries, the most frequent first. */
  queries: readonly string[];
}

export interface Suggested {
  kind: SuggestionKind;
  text: string;
  slug: string;
  imageUrl?: string | null;
}

const MOST = 8;
const MOST_QUERIES = 3;
const MOST_NAMES = 2;
const MOST_PRODUCTS = 3;
const MOST_LIKE = 3;

/** Suggestions for a query: longer queries, categories and brands, in this order; within each group the closest first. */
export function suggest({ typed, brands, categories, named, queries }: SuggestionSources): Suggested[] {
  const beginnings = [...new Set(typed.map(normaliseText))].filter(Boolean);
  return [
    ...queriesOf(queries, beginnings),
    ...namesOf('CATEGORY', categories, named.categories, beginnings),
    ...namesOf('BRAND', brands, named.brand, beginnings),
  ];
}

/** Returns brands and categories whose names resemble a query that found nothing, the nearest first, at most three. */
export function suggestLike(
  typed: string,
  { brands, categories }: Pick<SuggestionSources, 'brands' | 'categories'>,
): Suggested[] {
  const distanceOfName = nameDistancesTo(typed);
  const like = (kind: 'BRAND' | 'CATEGORY', values: Iterable<NamedValue>) =>
    [...values].flatMap(({ value, name, goods }) => {
      const distance = goods > 0 ? distanceOfName(name) : null;
      return distance === null ? [] : [{ kind, text: name, slug: value, key: [distance, -goods] as const }];
    });
  return [...like('BRAND', brands), ...like('CATEGORY', categories)]
    .sort((a, b) => compare(a.key, b.key))
    .slice(0, MOST_LIKE)
    .map(({ kind, text, slug }) => ({ kind, text, slug }));
}

/** Returns the suggestions, followed by the found products, best first. */
export function withProducts(suggested: readonly Suggested[], cards: readonly FoundCard[]): Suggested[] {
  return [...suggested, ...productsOf(cards)].slice(0, MOST);
}

function queriesOf(queries: readonly string[], beginnings: string[]): Suggested[] {
  const fitting = queries.flatMap((text, popularity) => {
    const distance = distanceOf(normaliseText(text), beginnings);
    // The query itself is no completion.
    return distance === null || beginnings.includes(text) ? [] : [{ text, key: [distance, popularity] as const }];
  });
  return fitting
    .sort((a, b) => compare(a.key, b.key))
    .slice(0, MOST_QUERIES)
    .map(({ text }) => ({ kind: 'QUERY', text, slug: text }));
}

function namesOf(
  kind: 'BRAND' | 'CATEGORY',
  values: Iterable<NamedValue>,
  named: readonly string[],
  beginnings: string[],
): Suggested[] {
  const fitting: { text: string; slug: string; key: readonly [number, number] }[] = [];
  for (const { value, name, goods } of values) {
    const distance = named.includes(value)
      ? 0
      : (distanceOf(normalised(name), beginnings) ?? lastWord(name, beginnings));
    if (distance !== null) fitting.push({ text: name, slug: value, key: [distance, -goods] });
  }
  fitting.sort((a, b) => compare(a.key, b.key));
  const texts = new Set<string>();
  return fitting
    .filter(({ text }) => !texts.has(text) && texts.add(text))
    .slice(0, MOST_NAMES)
    .map(({ text, slug }) => ({ kind, text, slug }));
}

/**
 * Products with the same brand and name are suggested once, because a product page links to the other colours of its
 * model.
 */
function productsOf(cards: readonly FoundCard[]): Suggested[] {
  const products = new Map<string, Suggested>();
  for (const { slug, name, brands, images } of cards) {
    const text = [brands.map((brand) => brand.name).join(' × '), name].filter(Boolean).join(' ');
    if (!products.has(text)) products.set(text, { kind: 'PRODUCT', text, slug, imageUrl: images[0]?.url ?? null });
    if (products.size === MOST_PRODUCTS) break;
  }
  return [...products.values()];
}

/** Returns 0 if the name starts with one of the texts, 1 if a later word of the name does, null otherwise. */
function distanceOf(name: string, beginnings: readonly string[]): number | null {
  if (beginnings.some((beginning) => name.startsWith(beginning))) return 0;
  return beginnings.some((beginning) => name.includes(` ${beginning}`)) ? 1 : null;
}

/** In «чёрные кросс» the unfinished last word may be the beginning of a name. The word needs at least two letters. */
function lastWord(name: string, beginnings: readonly string[]): number | null {
  const words = beginnings.flatMap((beginning) => /(?<= )\S{2,}$/.exec(beginning)?.[0] ?? []);
  const distance = distanceOf(normalised(name), words);
  return distance === null ? null : distance + 2;
}

const forms = new Map<string, string>();

/** Normalised name, cached because there are few names and all are compared at every key press. */
function normalised(name: string): string {
  let form = forms.get(name);
  if (form === undefined) forms.set(name, (form = normaliseText(name)));
  return form;
}

function compare([a, b]: readonly [number, number], [c, d]: readonly [number, number]): number {
  return a - c || b - d;
}
