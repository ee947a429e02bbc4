import {
  CDEK,
  type Destination,
  type Gazetteer,
  type NewParcel,
  type PickupPointRecord,
} from '../../delivery/index.js';
import { toKopecks } from '../../shared/kopecks.js';
import { isReadyToSend } from '../index.js';
import type { OperatorOrder, OperatorOrderItem } from './operator-order.model.js';

/** A unit that goes into a parcel. */
export interface ParcelUnit extends Pick<OperatorOrderItem, 'id' | 'soldPrice' | 'productItem'> {
  sku: string | null;
  /** Whether its money is taken on delivery. */
  due: boolean;
  grams: number;
}

type Goes = Pick<OperatorOrder, 'addressDelivery' | 'cdekDelivery'>;

/** Returns where CDEK brings the order; null if it is not CDEK that brings it. */
export function waybillDestination({ addressDelivery, cdekDelivery }: Goes, gazetteer: Gazetteer): Destination | null {
  // The casts are safe, because an order stores the whole point, and the town with its address.
  const point = cdekDelivery as PickupPointRecord | null;
  if (point) return point.provider === CDEK ? { point } : null;
  const { cityId } = (addressDelivery ?? {}) as { cityId?: string };
  const city = cityId === undefined ? undefined : gazetteer.city(cityId);
  return city ? { city } : null;
}

/** Returns the units that are sent next and have no number of CDEK yet. */
export const unitsToSend = ({ orderProductItems }: Pick<OperatorOrder, 'orderProductItems'>): OperatorOrderItem[] =>
  orderProductItems.filter((unit) => !unit.cdekWaybillId && isReadyToSend(unit));

/** Returns the parcel of these units. `grams`: its weight on the scales; null for that of its units. */
export function waybillParcel(
  order: OperatorOrder,
  to: Destination,
  units: readonly ParcelUnit[],
  { grams, deliveryDue }: { grams: number | null; deliveryDue: boolean },
): Omit<NewParcel, 'number'> {
  const estimated = units.reduce((sum, unit) => sum + unit.grams, 0);
  const weight = grams ?? estimated;
  const items = new Map<string, NewParcel['items'][number]>();
  for (const { sku, due, soldPrice, productItem, ...unit } of units) {
    const { id, name, brands, size } = productItem;
    const key = [id, soldPrice, due].join(' ');
    items.set(key, {
      key: sku ?? id,
      name: `${[...brands.map((brand) => brand.name), name].join(' ')}, размер ${size.name}`,
      // The weights of all things are together that of the parcel at most.
      grams: Math.floor((weight * unit.grams) / estimated),
      declaredValue: toKopecks(soldPrice),
      due: toKopecks(due ? soldPrice : 0),
      amount: (items.get(key)?.amount ?? 0) + 1,
    });
  }
  const { name, surname, lastname, phone, addressDelivery } = order;
  return {
    to,
    address: addressDelivery && addressLine(addressDelivery),
    recipient: { name: [surname, name, lastname].filter(Boolean).join(' '), phone },
    grams: weight,
    items: [...items.values()],
    deliveryDue: toKopecks(deliveryDue ? order.deliveryPrice : 0),
  };
}

function addressLine({ street, house, building, apartment }: NonNullable<OperatorOrder['addressDelivery']>): string {
  return [street, `д. ${house}`, building && `корп. ${building}`, apartment && `кв. ${apartment}`]
    .filter(Boolean)
    .join(', ');
}
