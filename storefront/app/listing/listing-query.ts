import {
  isFieldKey,
  limits,
  parseFieldChoices,
  withFieldRange,
  withFieldToggled,
  writeFieldChoices,
  type FieldChoice,
} from './field-choices';
import { fixedValues, isSlug } from './listing-values';
import { isSameSize } from './aged-size';
import { firstPage, pageSpanText, parsePageSpan, type PageSpan } from './page-span';

/**
 * The URL parameters of a listing: names as in `getDirectoryFilters`, comma-separated values, prices in whole roubles.
 * Those of custom fields are in `field-choices.ts`.
 */
export const listKeys = [
  'categories',
  'brand',
  'model',
  'colorPallete',
  'size',
  'material',
  'season',
  'age',
  'sale',
  'rating',
  'deliverySpeed',
] as const;

export type ListKey = (typeof listKeys)[number];

export const sortValues = [
  'POPULAR_FIRST',
  'NEW_FIRST',
  'CHEAP_FIRST',
  'EXPENSIVE_FIRST',
  'SALE_FIRST',
  'RATED_FIRST',
] as const;
export type SortValue = (typeof sortValues)[number];

export const sexValues = ['FEMALE', 'MALE', 'UNISEX'] as const;
export type SexValue = (typeof sexValues)[number];

export const pageSize = 24;
const valuesLimit = 50;

export interface ListingQuery {
  lists: Readonly<Record<ListKey, readonly string[]>>;
  sex: SexValue | null;
  /** Whether only goods in the shopper's own size are wanted. */
  mine: boolean;
  /** Prices in whole roubles. */
  priceMin: number | null;
  priceMax: number | null;
  /** Choices in custom field filters, by field code. */
  fields: readonly FieldChoice[];
  sort: SortValue | null;
  pages: PageSpan;
}

export const mineKey = 'mine';
export const mineValue = '1';

const fixedKeys: readonly string[] = [...listKeys, 'sex', mineKey, 'priceMin', 'priceMax', 'sort', 'page'];

const isOwnKey = (key: string): boolean => fixedKeys.includes(key) || isFieldKey(key);

const oneOf = <Value extends string>(values: readonly Value[], text: string | null): Value | null =>
  values.find((value) => value === text) ?? null;

function wholeNumber(text: string | null): number | null {
  const digits = (text ?? '').replace(/\s/g, '');
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null;
}

const isPossible = (key: ListKey, value: string): boolean => {
  const fixed: readonly string[] | null = key in fixedValues ? fixedValues[key as keyof typeof fixedValues] : null;
  return fixed === null || fixed.includes(value);
};

function priceBounds(from: number | null, to: number | null) {
  const { min: priceMin, max: priceMax } = limits(from, to);
  return { priceMin, priceMax };
}

export function parseListingQuery(search: URLSearchParams): ListingQuery {
  // A form without JavaScript repeats the parameter for each value; links separate the values by commas.
  const values = (key: string) =>
    [...new Set(search.getAll(key).flatMap((text) => text.split(',')))].filter(isSlug).slice(0, valuesLimit);
  const lists = Object.fromEntries(
    listKeys.map((key) => [key, values(key).filter((value) => isPossible(key, value))]),
  ) as Record<ListKey, string[]>;
  return {
    lists,
    sex: oneOf(sexValues, values('sex').at(-1) ?? null),
    mine: values(mineKey).includes(mineValue),
    ...priceBounds(wholeNumber(search.get('priceMin')), wholeNumber(search.get('priceMax'))),
    fields: parseFieldChoices(search),
    sort: oneOf(sortValues, search.get('sort')),
    pages: parsePageSpan(search.get('page')),
  };
}

/**
 * The listing's parameters in canonical form. Other parameters, such as campaign tags or the search text, come first.
 */
export function listingSearch(query: ListingQuery, others: URLSearchParams = new URLSearchParams()): string {
  const result = new URLSearchParams();
  for (const [key, value] of others) {
    if (!isOwnKey(key)) result.append(key, value);
  }
  for (const key of listKeys) {
    if (query.lists[key].length > 0) result.set(key, query.lists[key].join(','));
  }
  if (query.sex) result.set('sex', query.sex);
  if (query.mine) result.set(mineKey, mineValue);
  if (query.priceMin !== null) result.set('priceMin', String(query.priceMin));
  if (query.priceMax !== null) result.set('priceMax', String(query.priceMax));
  writeFieldChoices(query.fields, result);
  if (query.sort) result.set('sort', query.sort);
  const page = pageSpanText(query.pages);
  if (page !== null) result.set('page', page);
  const text = result.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

/** The canonical form of the parameters in `search`; null if they are canonical already. */
export function tidyListingSearch(search: URLSearchParams): string | null {
  const tidy = listingSearch(parseListingQuery(search), search);
  const wanted = new URLSearchParams(tidy);
  const untidy = [...search.keys()]
    .filter(isOwnKey)
    .some((key) => search.getAll(key).length > 1 || search.get(key) !== wanted.get(key));
  return untidy ? tidy : null;
}

/** Changing a filter returns to the first page. */
export function withToggled(query: ListingQuery, key: string, value: string, checked: boolean): ListingQuery {
  if (key === 'sex') return { ...query, pages: firstPage, sex: checked ? oneOf(sexValues, value) : null };
  if (key === mineKey) return { ...query, pages: firstPage, mine: checked };
  if (isFieldKey(key)) {
    return { ...query, pages: firstPage, fields: withFieldToggled(query.fields, key, value, checked) };
  }
  const list = listKeys.find((name) => name === key);
  if (!list) return query;
  const others = query.lists[list].filter((other) => other !== value && !(list === 'size' && isSameSize(other, value)));
  return { ...query, pages: firstPage, lists: { ...query.lists, [list]: checked ? [...others, value] : others } };
}

export function withPrice(query: ListingQuery, priceMin: number | null, priceMax: number | null): ListingQuery {
  return { ...query, pages: firstPage, ...priceBounds(priceMin, priceMax) };
}

/** Sets the range of the number field `key`; null for both removes it. */
export function withRange(query: ListingQuery, key: string, from: number | null, to: number | null): ListingQuery {
  return { ...query, pages: firstPage, fields: withFieldRange(query.fields, key, from, to) };
}

export function withoutFilters(query: ListingQuery): ListingQuery {
  return { ...parseListingQuery(new URLSearchParams()), sort: query.sort };
}

export function isFiltered(query: ListingQuery): boolean {
  const { lists, sex, mine, priceMin, priceMax, fields } = query;
  const listed = listKeys.some((key) => lists[key].length > 0);
  return listed || mine || sex !== null || priceMin !== null || priceMax !== null || fields.length > 0;
}
