import type { FilteredProductsInput } from '../graphql/generated/graphql';
import type { ListingQuery } from './listing-query';
import { fixedValues } from './listing-values';

/** Returns undefined for an empty list, so that the filter is left out of the request. */
const given = <Value>(values: readonly Value[]): Value[] | undefined => (values.length > 0 ? [...values] : undefined);

const known = <Value extends string>(values: readonly Value[], chosen: readonly string[]): Value[] | undefined =>
  given(values.filter((value) => chosen.includes(value)));

const kopecks = (roubles: number | null): number | undefined => (roubles === null ? undefined : roubles * 100);

export function toListingDto(query: ListingQuery): FilteredProductsInput {
  const { lists } = query;
  const priced = query.priceMin !== null || query.priceMax !== null;
  return {
    categories: given(lists.categories),
    brand: given(lists.brand),
    model: given(lists.model),
    colorPallete: given(lists.colorPallete),
    size: given(lists.size),
    material: known(fixedValues.material, lists.material),
    season: known(fixedValues.season, lists.season),
    age: known(fixedValues.age, lists.age),
    sale: known(fixedValues.sale, lists.sale),
    rating: known(fixedValues.rating, lists.rating),
    deliverySpeed: known(fixedValues.deliverySpeed, lists.deliverySpeed),
    sex: query.sex ?? undefined,
    price: priced ? { min: kopecks(query.priceMin), max: kopecks(query.priceMax) } : undefined,
    customFields: given(
      query.fields.map(({ code, values, min, max }) => ({
        code,
        options: given(values),
        min: min ?? undefined,
        max: max ?? undefined,
      })),
    ),
    sort: query.sort ?? undefined,
  };
}
