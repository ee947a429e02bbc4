import type { FieldFault, NewProductField } from './new-product-form';
import type { newProductTexts } from './new-product-words';

/** Returns the message at a field of a new product: what is wrong, and what to do. */
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

/** The id of the field, to which the summary of errors links. */
export const idOf = (field: NewProductField): string => `new-product-${field}`;
