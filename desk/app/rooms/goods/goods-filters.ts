import type { GoodsTrait, OffersInput, OperatorOfferSort } from '../../graphql/generated/graphql';
import { goodsTexts } from './goods-words';

export interface GoodsFilters {
  search: string;
  brand: string | null;
  category: string | null;
  supplier: string | null;
  feed: string | null;
  traits: GoodsTrait[];
  /** In kopecks. */
  priceMin: number | null;
  priceMax: number | null;
  /** Days since the last change. */
  days: number | null;
  sort: OperatorOfferSort;
}

const SORTS = Object.keys(goodsTexts.ru.sorts) as OperatorOfferSort[];
const TRAITS = Object.keys(goodsTexts.ru.traits) as GoodsTrait[];

/** Names of the filters in the URL. */
export type FilterName =
  'search' | 'brand' | 'category' | 'supplier' | 'feed' | 'trait' | 'from' | 'to' | 'days' | 'sort';

const textIn = (search: URLSearchParams, name: FilterName): string | null =>
  search.get(name)?.trim().slice(0, 200) || null;

/** Reads a whole number above zero; anything else is ignored. */
const numberIn = (search: URLSearchParams, name: FilterName): number | null => {
  const text = search.get(name) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
};

/** Reads the filters from the URL, where prices are in roubles; unknown values are ignored. */
export function filtersIn(search: URLSearchParams): GoodsFilters {
  const [from, to] = [numberIn(search, 'from'), numberIn(search, 'to')];
  return {
    search: textIn(search, 'search') ?? '',
    brand: textIn(search, 'brand'),
    category: textIn(search, 'category'),
    supplier: textIn(search, 'supplier'),
    feed: textIn(search, 'feed'),
    traits: TRAITS.filter((trait) => search.getAll('trait').includes(trait)),
    priceMin: from === null ? null : from * 100,
    priceMax: to === null ? null : to * 100,
    days: numberIn(search, 'days'),
    sort: SORTS.find((one) => one === search.get('sort')) ?? 'NEWEST_FIRST',
  };
}

/** Returns the URL of the grid with these filters changed. */
export function hrefOf(now: URLSearchParams, changes: Partial<Record<FilterName, string | null>>): string {
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  return addressOf(next);
}

/** Returns the URL of the grid with a trait added, or removed if it is already set. */
export function hrefOfTrait(now: URLSearchParams, trait: GoodsTrait): string {
  const traits = now.getAll('trait');
  const next = new URLSearchParams(now);
  next.delete('trait');
  for (const one of traits.includes(trait) ? traits.filter((other) => other !== trait) : [...traits, trait])
    next.append('trait', one);
  return addressOf(next);
}

const addressOf = (search: URLSearchParams) => (search.size > 0 ? `/goods?${search.toString()}` : '/goods');

/**
 * Returns the filters in the form of the API. The time is rounded to a whole day, so that all pages of a list use the
 * same filter.
 */
export function dtoOf(filters: GoodsFilters, now: Date): OffersInput {
  const { search, brand, category, supplier, feed, traits, priceMin, priceMax, days } = filters;
  const since = days === null ? null : new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
  return {
    ...(search && { search }),
    ...(brand && { brand }),
    ...(category && { category }),
    ...(supplier && { supplierId: supplier }),
    ...(feed && { feed }),
    ...(traits.length > 0 && { traits }),
    ...(priceMin !== null && { priceMin }),
    ...(priceMax !== null && { priceMax }),
    ...(since && { changedSince: since }),
  };
}
