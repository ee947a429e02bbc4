import type { Age, DeliverySpeed, Material, Sale, Season } from '../graphql/generated/graphql';

/** The values of the filters that have fixed ones; all others are slugs. */
export const fixedValues = {
  season: ['AUTUMN', 'AUTUMN_WINTER', 'SPRING', 'SPRING_SUMMER', 'SUMMER', 'WINTER'] satisfies Season[],
  age: ['ADULT', 'CHILDREN'] satisfies Age[],
  sale: ['LESS_THAN_50', 'MORE_THAN_50'] satisfies Sale[],
  deliverySpeed: ['FAST', 'SLOW'] satisfies DeliverySpeed[],
  // prettier-ignore
  material: [
    'ACRYLIC', 'BAMBOO', 'CANVAS', 'CASHMERE', 'CORDUROY', 'COTTON', 'DENIM', 'DOWN', 'ECO_LEATHER', 'ELASTANE',
    'EVA', 'FAUX_FUR', 'FELT', 'FLEECE', 'FUR', 'KNIT', 'LEATHER', 'LINEN', 'MEMBRANE', 'MESH',
    'NUBUCK', 'NYLON', 'PATENT_LEATHER', 'POLYESTER', 'RUBBER', 'SILK', 'SUEDE', 'SYNTHETIC', 'VISCOSE', 'WOOL',
  ] satisfies Material[],
} as const;

/** What can stand for something of ours in an address; the API refuses anything longer. */
export function isSlug(text: string): boolean {
  return /^[^\p{Cc}/]{1,200}$/u.test(text);
}
