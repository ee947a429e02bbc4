import type { Age, DeliverySpeed, FilteredProductsInput, Material, Sale, Season } from '../graphql/generated/graphql';
import type { ListingQuery } from './listing-query';

const seasons: readonly Season[] = ['AUTUMN', 'AUTUMN_WINTER', 'SPRING', 'SPRING_SUMMER', 'SUMMER', 'WINTER'];
const ages: readonly Age[] = ['ADULT', 'CHILDREN'];
const sales: readonly Sale[] = ['LESS_THAN_50', 'MORE_THAN_50'];
// prettier-ignore
const materials: readonly Material[] = [
  'ACRYLIC', 'BAMBOO', 'CANVAS', 'CASHMERE', 'CORDUROY', 'COTTON', 'DENIM', 'DOWN', 'ECO_LEATHER', 'ELASTANE',
  'EVA', 'FAUX_FUR', 'FELT', 'FLEECE', 'FUR', 'KNIT', 'LEATHER', 'LINEN', 'MEMBRANE', 'MESH',
  'NUBUCK', 'NYLON', 'PATENT_LEATHER', 'POLYESTER', 'RUBBER', 'SILK', 'SUEDE', 'SYNTHETIC', 'VISCOSE', 'WOOL',
];
const speeds: readonly DeliverySpeed[] = ['FAST', 'SLOW'];

/** An enum value that does not exist is an error for the API and nothing to a shopper: it is left out. */
const known = <Value extends string>(values: readonly Value[], given: readonly string[]): Value[] | undefined => {
  const found = values.filter((value) => given.includes(value));
  return found.length > 0 ? found : undefined;
};

const given = (values: readonly string[]): string[] | undefined => (values.length > 0 ? [...values] : undefined);

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
    material: known(materials, lists.material),
    season: known(seasons, lists.season),
    age: known(ages, lists.age),
    sale: known(sales, lists.sale),
    deliverySpeed: known(speeds, lists.deliverySpeed),
    sex: query.sex ?? undefined,
    price: priced ? { min: kopecks(query.priceMin), max: kopecks(query.priceMax) } : undefined,
    sort: query.sort ?? undefined,
  };
}
