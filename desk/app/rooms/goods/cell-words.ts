import { formatCount, formatPrice, type Locale } from '@meet/ui-kit';
import { faultWords, type faultTexts } from '../../graphql/fault-words';
import type { goodsTexts } from './goods-words';
import type { OfferRefusal } from './save-offer';

export interface WordsFor {
  texts: typeof goodsTexts.ru;
  faults: typeof faultTexts.ru;
  locale: Locale;
}

/**
 * Returns the message at a cell whose value was not saved: what is wrong with the field, if the API names the field.
 */
export function cellWords(refusal: OfferRefusal, column: string, { texts, faults, locale }: WordsFor): string {
  if ('conflict' in refusal) {
    const { price, stock } = refusal.conflict;
    return texts.changedMeanwhile(column === 'price' ? formatPrice(price, locale) : formatCount(stock, locale));
  }
  const { fields } = refusal.fault.details;
  const [first] = Array.isArray(fields) ? (fields as { message?: unknown }[]) : [];
  return typeof first?.message === 'string' ? first.message : faultWords(refusal.fault, faults);
}
