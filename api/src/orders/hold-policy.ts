/** A unit that an order holds before it is paid for. Kopecks. */
export interface HeldUnit {
  orderUuid: string;
  itemId: string;
  price: number;
  /** Units of the offer, reserved or not. */
  stock: number;
  /** Whether its order has the telephone, account, address or network of the new order. */
  ofPhone: boolean;
  ofAccount: boolean;
  ofAddress: boolean;
  ofNetwork: boolean;
  /** Whether a code sent to the telephone was entered for the order. */
  phoneConfirmed: boolean;
  /** An operator has confirmed the order: it counts as an open order, but not towards units and value. */
  agreed: boolean;
  expiresAt: Date;
}

export interface HoldTerms {
  /** Most units of one telephone, and of one account. */
  units: number;
  /** The same in kopecks. */
  value: number;
  /** Factors by which one network address, and one network, may hold more units and value. */
  addressTimes: number;
  networkTimes: number;
  /** Most percent of an offer's stock that one shopper may hold. */
  sharePercent: number;
  ordersPerPhone: number;
}

export type HoldReason = 'OPEN_ORDERS' | 'HELD_UNITS' | 'HELD_VALUE' | 'OFFER_SHARE';

export interface HoldRefusal {
  reason: HoldReason;
  /** When the first of the counted units is released; null where none is held. */
  retryAt: Date | null;
  /** Of OFFER_SHARE. */
  itemIds?: string[];
}

interface Wanted {
  itemId: string;
  price: number;
}

/**
 * Returns why these units cannot be held beside those held already, or null where they can. `owner` says that the order is
 * for the account's own confirmed telephone: other orders from the same network address then do not count towards the
 * shopper's share of an offer.
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
    // A single first unit is always allowed: an offer dearer than the limit could not be ordered otherwise.
    const isFirst = !counted.length && wanted.length === 1;
    if (!isFirst && valueOf(counted) + valueOf(wanted) > terms.value * times) return { reason: 'HELD_VALUE', retryAt };
  }

  const same = held.filter(
    ({ ofPhone: byPhone, ofAccount, ofAddress, phoneConfirmed }) =>
      byPhone || ofAccount || (ofAddress && !owner && !phoneConfirmed),
  );
  const tooMany = wanted.filter(({ itemId }) => {
    const units = same.filter((unit) => unit.itemId === itemId);
    return units.length > 0 && units.length + 1 > shareOf(units[0]!.stock, terms.sharePercent);
  });
  if (!tooMany.length) return null;
  const itemIds = tooMany.map(({ itemId }) => itemId);
  return { reason: 'OFFER_SHARE', itemIds, retryAt: firstEnd(same.filter(({ itemId }) => itemIds.includes(itemId))) };
}

/** Units of an offer that one shopper may hold: at least one, so that the last unit can be ordered. */
export function shareOf(stock: number, percent: number): number {
  return Math.max(1, Math.floor((stock * percent) / 100));
}

const valueOf = (units: readonly { price: number }[]): number => units.reduce((sum, { price }) => sum + price, 0);

function firstEnd(units: readonly HeldUnit[]): Date | null {
  const ends = units.map(({ expiresAt }) => expiresAt.getTime());
  return ends.length ? new Date(Math.min(...ends)) : null;
}
