import { daysWords } from './days-words';
import type { OfferTerms } from './offer-choice';

type Speed = OfferTerms['deliverySpeed'];

/** Minimum and maximum days until dispatch. Items in Russia leave within a day; others must first arrive there. */
export const handlingDays: Readonly<Record<Speed, readonly [number, number]>> = { FAST: [0, 1], SLOW: [14, 20] };

/**
 * Short text shown on a size: «отправим завтра», «14–20 дней». For products in stock only the day of dispatch is known,
 * because the transit time depends on the city.
 */
export const shortDispatch: Readonly<Record<Speed, string>> = {
  FAST: 'отправим завтра',
  SLOW: daysWords(...handlingDays.SLOW),
};
