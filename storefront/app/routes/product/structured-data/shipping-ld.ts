import { handlingDays } from '../delivery-estimate';
import type { Offer, Product } from '../product-view';

type DeliveryTerms = Product['deliveryTerms'];

const roubles = (kopecks: number): string => (kopecks / 100).toFixed(2);
const days = ([least, most]: readonly [number, number]) => ({
  '@type': 'QuantitativeValue',
  minValue: least,
  maxValue: most,
  unitCode: 'DAY',
});

/**
 * What delivery of one unit costs and how long it takes (https://schema.org/OfferShippingDetails). Its price depends on
 * the town, so it is the most that the settings allow. Null where a carrier names price or days: nothing is invented.
 */
export function shippingLd({ priceDetails: { price }, deliverySpeed }: Offer, terms: DeliveryTerms) {
  const { freeFrom, atMost, minDays, maxDays } = terms;
  if (minDays === null || maxDays === null) return null;
  const isFree = freeFrom !== null && price >= freeFrom;
  if (!isFree && atMost === null) return null;
  return {
    '@type': 'OfferShippingDetails',
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'RU' },
    shippingRate: {
      '@type': 'MonetaryAmount',
      currency: 'RUB',
      ...(isFree || atMost === null ? { value: '0.00' } : { maxValue: roubles(atMost) }),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(handlingDays[deliverySpeed]),
      transitTime: days([minDays, maxDays]),
    },
  };
}
