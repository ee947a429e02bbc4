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
 * Delivery cost and time of one unit (https://schema.org/OfferShippingDetails). The cost depends on the town, so the
 * highest one in the settings is given. Null if a carrier decides the cost or the time.
 */
export function shippingLd({ priceDetails: { price }, deliverySpeed }: Offer, terms: DeliveryTerms) {
  const { freeFrom, atMost, minDays, maxDays, abroadMinDays, abroadMaxDays } = terms;
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
      handlingTime: days(deliverySpeed === 'FAST' ? [0, 1] : [abroadMinDays, abroadMaxDays]),
      transitTime: days([minDays, maxDays]),
    },
  };
}
