import type { DeliveryChoiceInput, OrderDeliveryInput } from '../../../graphql/generated/graphql';
import type { TownsQuery } from '../../../graphql/generated/shop';

export type Town = TownsQuery['findCity'][number];

/** The destination of an order, as far as it was typed. */
export interface DeliveryDraft {
  way: 'COURIER' | 'POINT';
  town: Town | null;
  /** `label` is the address of the pickup point. */
  point: { code: string; label: string } | null;
  street: string;
  house: string;
  building: string;
  apartment: string;
  index: string;
}

export type DeliveryField = 'town' | 'point' | 'street' | 'house';

export const emptyDelivery: DeliveryDraft = {
  ...{ way: 'COURIER', town: null, point: null },
  ...{ street: '', house: '', building: '', apartment: '', index: '' },
};

/** Returns the fields that are required for the delivery and are still empty. */
export function missingIn({ way, town, point, street, house }: DeliveryDraft): DeliveryField[] {
  const missing: [DeliveryField, boolean][] = [
    ['town', !town],
    ['point', way === 'POINT' && !point],
    ['street', way === 'COURIER' && !street.trim()],
    ['house', way === 'COURIER' && !house.trim()],
  ];
  return missing.flatMap(([field, isMissing]) => (isMissing ? [field] : []));
}

/** Returns the delivery input for an API call; null while something is missing. */
export function deliveryInput(draft: DeliveryDraft): OrderDeliveryInput | null {
  const { way, town, point, street, house, building, apartment, index } = draft;
  if (missingIn(draft).length > 0) return null;
  if (way === 'POINT') return { pickupPointCode: point!.code };
  const given = (text: string) => text.trim() || null;
  return {
    address: {
      cityId: town!.id,
      street: street.trim(),
      house: house.trim(),
      building: given(building),
      apartment: given(apartment),
      index: given(index),
    },
  };
}

/** Returns the fields on which the delivery price depends; null while one of them is missing. */
export function deliveryChoice({ way, town, point }: DeliveryDraft): DeliveryChoiceInput | null {
  if (way === 'POINT') return point && { pickupPointCode: point.code };
  return town && { cityId: town.id };
}
