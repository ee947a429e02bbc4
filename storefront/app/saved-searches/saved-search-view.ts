import { formatCount, formatPrice } from '@meet/ui-kit';
import type { SavedSearchesQuery, SavedValueFieldsFragment } from '../graphql/generated/graphql';
import { listingSearch, listKeys, parseListingQuery, sexValues, type ListKey } from '../listing/listing-query';
import { sizeName } from '../offers/size-name';

export type SavedSearch = SavedSearchesQuery['savedSearchList'][number];

/** The current URL of the list from which the search was saved. */
export function savedSearchHref({
  query,
  section,
  values,
  mySize,
  priceMin,
  priceMax,
  customFields,
}: SavedSearch): string {
  const of = (wanted: string) => values.filter(({ kind }) => kind === wanted).map(({ value }) => value);
  const listing = parseListingQuery(new URLSearchParams());
  const search = listingSearch(
    {
      ...listing,
      lists: Object.fromEntries(listKeys.map((key) => [key, of(key)])) as Record<ListKey, string[]>,
      sex: sexValues.find((sex) => of('sex').includes(sex)) ?? null,
      mine: mySize,
      priceMin: priceMin === null ? null : Math.floor(priceMin / 100),
      priceMax: priceMax === null ? null : Math.ceil(priceMax / 100),
      fields: customFields.map(({ code, options, min, max }) => ({
        ...{ code, min, max },
        values: options.map(({ value }) => value),
      })),
    },
    new URLSearchParams(query === null ? {} : { query }),
  );
  const [collection] = of('collection');
  if (query !== null) return `/search${search}`;
  if (collection !== undefined) return `/collections/${encodeURIComponent(collection)}${search}`;
  return `/catalog${section ? `/${encodeURIComponent(section.value)}` : ''}${search}`;
}

const known = ({ kind, value, name }: SavedValueFieldsFragment): string =>
  name === null ? `${value}: больше нет` : kind === 'size' ? `размер ${sizeName(name)}` : name;

/** Describes what the search looks for. A value that the shop no longer has is marked as such. */
export function savedSearchWords({
  query,
  section,
  values,
  mySize,
  priceMin,
  priceMax,
  customFields,
}: SavedSearch): string {
  const price = [
    priceMin === null ? null : `от ${formatPrice(priceMin)}`,
    priceMax === null ? null : `до ${formatPrice(priceMax)}`,
  ].filter((word) => word !== null);
  return [
    ...(query === null ? [] : [`«${query}»`]),
    ...[...(section ? [section] : []), ...values].map(known),
    ...(mySize ? ['мой размер'] : []),
    ...(price.length > 0 ? [price.join(' ')] : []),
    ...customFields.map(({ code, name, options, min, max }) => {
      const range = [min === null ? '' : `от ${formatCount(min)}`, max === null ? '' : `до ${formatCount(max)}`];
      const chosen = options.length > 0 ? options.map(known).join(', ') : range.filter(Boolean).join(' ');
      return name === null ? `${code}: больше нет` : `${name}: ${chosen}`;
    }),
  ].join(' · ');
}

const longestName = 80;

/** A name for a search, from its words and filters. */
export function suggestedName(parts: readonly string[]): string {
  let name = '';
  for (const part of parts) {
    const longer = name === '' ? part : `${name}, ${part}`;
    if (longer.length > longestName) break;
    name = longer;
  }
  return name || (parts[0] ?? '').slice(0, longestName);
}
