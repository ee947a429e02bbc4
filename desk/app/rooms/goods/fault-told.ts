import type { FieldFault, NewProductField } from './new-product-form';
import type { newProductTexts } from './new-product-words';

/** Says at a field of a new product what is wrong with it, and what to do. */
export function faultTold(
  field: NewProductField,
  fault: FieldFault | undefined,
  texts: typeof newProductTexts.ru,
): string | undefined {
  if (fault === undefined) return undefined;
  if (typeof fault === 'object') return fault.message;
  if (fault === 'tooMany') return texts.tooMany;
  return texts[fault][field];
}

/** The id of the field, to which the summary of faults leads. */
export const idOf = (field: NewProductField): string => `new-product-${field}`;
