/** A unit held by an order that is not paid for yet. Prices are in kopecks. */
export interface HeldUnit {
  orderUuid: string;
  itemId: string;
  price: number;
  /** Stock of the offer, including reserved units. */
  stock: number;
  /** Maximum number of units of the offer that one order may contain. */
  maxPerOrder: number;
  /** Whether the unit's order has the same telephone, account, address or network as the new order. */
  ofPhone: boolean;
  ofAccount: boolean;
  ofAddress: boolean;
  ofNetwork: boolean;
  /** Whether the order's telephone was confirmed by a one-time code. */
  phoneConfirmed: boolean;
  /**
   * Whether an operator has confirmed the order. Such an order counts as an open order, but its units do not count
   * towards the limits of units and value.
   */
  agreed: boolean;
  expiresAt: Date;
}

export interface HoldTerms {
  /** Maximum number of units that the unpaid orders of one telephone or one account may hold. */
  units: number;
  /** Maximum total price, in kopecks, of the units that the unpaid orders of one telephone or one account may hold. */
  value: number;
  /** Factors by which the limits of units and value are higher for one network address, and for one network. */
  addressTimes: number;
  networkTimes: number;
  /** Maximum percentage of an offer's stock that one shopper may reserve, but never less than one order may contain. */
  sharePercent: number;
  ordersPerPhone: number;
}

type HoldReason = 'OPEN_ORDERS' | 'HELD_UNITS' | 'HELD_VALUE' | 'OFFER_SHARE';

export interface HoldRefusal {
  reason: HoldReason;
  /** Time at which the first of the counted units is released; null if none is reserved. */
  retryAt: Date | null;
  /** Ids of the offers for the reason OFFER_SHARE. */
  itemIds?: string[];
}

interface Wanted {
  itemId: string;
  price: number;
}

/**
 * Returns the reason why the wanted units cannot be reserved besides those already reserved, or null if they can.
 * `owner` means that the order has the account's own confirmed telephone. Unconfirmed orders from the same network
 * address then do not count towards the shopper's share of an offer.
 */
export function holdRefusal(
  held: readonly HeldUnit[],
  wanted: readonly Wanted[],
  owner: boolean,
  terms: HoldTerms,
): HoldRefusal | null {
  const ofPhone = held.filter((unit) => unit.ofPhone);
  if (new Set(ofPhone.map(({ orderUuid }) => orderUuid)).size >= terms.ordersPerPhone)
    return { reason: 'OPEN_ORDERS', retryAt: firstEnd(ofPhone) };

  const groups = [
    { times: 1, of: ofPhone },
    { times: 1, of: held.filter((unit) => unit.ofAccount) },
    { times: terms.addressTimes, of: held.filter((unit) => unit.ofAddress) },
    { times: terms.networkTimes, of: held.filter((unit) => unit.ofNetwork) },
  ];
  for (const { times, of } of groups) {
    const counted = of.filter(({ agreed }) => !agreed);
    const retryAt = firstEnd(counted);
    if (counted.length + wanted.length > terms.units * times) return { reason: 'HELD_UNITS', retryAt };
    // A first order of a single unit is always allowed. Otherwise an offer that costs more than the limit could never
    // be ordered.
    const isFirst = !counted.length && wanted.length === 1;
    if (!isFirst && valueOf(counted) + valueOf(wanted) > terms.value * times) return { reason: 'HELD_VALUE', retryAt };
  }

  const same = held.filter(
    ({ ofPhone: byPhone, ofAccount, ofAddress, phoneConfirmed }) =>
      byPhone || ofAccount || (ofAddress && !owner && !phoneConfirmed),
  );
  const tooMany = [...new Set(wanted.map(({ itemId }) => itemId))].filter((id) => {
    const units = same.filter(({ itemId }) => itemId === id);
    const more = wanted.filter(({ itemId }) => itemId === id).length;
    return units.length > 0 && units.length + more > shareOf(units[0]!, terms.sharePercent);
  });
  if (!tooMany.length) return null;
  const retryAt = firstEnd(same.filter(({ itemId }) => tooMany.includes(itemId)));
  return { reason: 'OFFER_SHARE', itemIds: tooMany, retryAt };
}

/**
 * Returns the number of units of an offer that one shopper may reserve: a share of its stock, at least the number that
 * one order may contain.
 */
export function shareOf({ stock, maxPerOrder }: Pick<HeldUnit, 'stock' | 'maxPerOrder'>, percent: number): number {
  return Math.max(maxPerOrder, Math.floor((stock * percent) / 100));
}

const valueOf = (units: readonly { price: number }[]): number => units.reduce((sum, { price }) => sum + price, 0);

function firstEnd(units: readonly HeldUnit[]): Date | null {
  const ends = units.map(({ expiresAt }) => expiresAt.getTime());
  return ends.length ? new Date(Math.min(...ends)) : null;
}
