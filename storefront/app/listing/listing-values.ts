import type { Age, DeliverySpeed, Material, RatingFilter, Sale, Season } from '../graphql/generated/graphql';

/** The filters with a fixed set of values. The values of all other filters are slugs. */
export const fixedValues = {
  season: ['AUTUMN', 'AUTUMN_WINTER', 'SPRING', 'SPRING_SUMMER', 'SUMMER', 'WINTER'] satisfies Season[],
  age: ['ADULT', 'CHILDREN'] satisfies Age[],
  sale: ['LESS_THAN_50', 'MORE_THAN_50'] satisfies Sale[],
  rating: ['FROM_4_5', 'FROM_4', 'FROM_3'] satisfies RatingFilter[],
  deliverySpeed: ['FAST', 'SLOW'] satisfies DeliverySpeed[],
  // prettier-ignore
  material: [
    'ACRYLIC', 'BAMBOO', 'CANVAS', 'CASHMERE', 'CORDUROY', 'COTTON', 'DENIM', 'DOWN', 'ECO_LEATHER', 'ELASTANE',
    'EVA', 'FAUX_FUR', 'FELT', 'FLEECE', 'FUR', 'KNIT', 'LEATHER', 'LINEN', 'MEMBRANE', 'MESH',
    'NUBUCK', 'NYLON', 'PATENT_LEATHER', 'POLYESTER', 'RUBBER', 'SILK', 'SUEDE', 'SYNTHETIC', 'VISCOSE', 'WOOL',
  ] satisfies Material[],
} as const;

/** Whether a text can be a slug. The API refuses slugs over the maximum length. */
export function isSlug(text: string): boolean {
  return /^[^\p{Cc}/]{1,200}$/u.test(text);
}
