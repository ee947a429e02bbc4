import { addressLine } from '../account/address-line';
import type { LastOrderTermsFragment } from '../graphql/generated/graphql';
import type { CheckoutDraft } from './checkout-draft';

type Place = Partial<
  Pick<
    CheckoutDraft,
    'way' | 'city' | 'pickupPointCode' | 'street' | 'house' | 'building' | 'apartment' | 'index' | 'payment'
  >
>;

/**
 * The delivery place and the payment type of the last order as fields of the checkout. Empty if its town is unknown.
 */
export function placeOf({ pickupPoint, address, paymentType: payment }: LastOrderTermsFragment): Place {
  if (pickupPoint) {
    const { code, cityId, city } = pickupPoint;
    return cityId ? { way: 'point', city: { id: cityId, title: city }, pickupPointCode: code, payment } : {};
  }
  if (!address) return {};
  const { cityId, city, street, house } = address;
  return {
    ...{ way: 'courier', city: { id: cityId, title: city }, street, house, payment },
    ...{ building: address.building ?? '', apartment: address.apartment ?? '', index: address.index ?? '' },
  };
}

/** The delivery place in one line: «Пункт выдачи, Казань, ул. Ясная, 37». */
export function placeWords({ pickupPoint, address }: LastOrderTermsFragment): string {
  if (pickupPoint) return `Пункт выдачи, ${pickupPoint.city}, ${pickupPoint.address}`;
  return address ? `Курьером, ${addressLine(address)}` : '';
}
