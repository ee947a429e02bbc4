/** A unit that an order holds before it is paid for. Kopecks. */
export interface HeldUnit {
  orderUuid: string;
  itemId: string;
  price: number;
  /** Of the offer, in all. */
  stock: number;
  /** What it shares with whoever orders now. */
  ofPhone: boolean;
  ofAccount: boolean;
  ofAddress: boolean;
  ofNetwork: boolean;
  /** By a code that was sent to it, so it is not a stranger's. */
  phoneConfirmed: boolean;
  /** An operator has spoken with the shopper: it counts as an open order and not against units and value. */
  agreed: boolean;
  expiresAt: Date;
}

export interface HoldTerms {
  /** Of one telephone, and of one account. */
  units: number;
  /** The same in kopecks. */
  value: number;
  /** So many times as much for one address, and for a network. */
  addressTimes: number;
  networkTimes: number;
  /** Of an offer's stock, for one shopper. */
  sharePercent: number;
  ordersPerPhone: number;
}

export type HoldReason = 'OPEN_ORDERS' | 'HELD_UNITS' | 'HELD_VALUE' | 'OFFER_SHARE';

export interface HoldRefusal {
  reason: HoldReason;
  /** When the first of what stands in the way is let go of. */
  retryAt: Date | null;
  /** Of OFFER_SHARE. */
  itemIds?: string[];
}

interface Wanted {
  itemId: string;
  price: number;
}

/**
 * Why these units cannot be held for somebody beside those they hold already; null where they can. `owner`: the order is
 * of a shopper to their own confirmed telephone, who is not taken for a neighbour at the same network address.
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
    // The first unit is held whatever it costs: else it could not be sold at all.
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

/** At least one unit: what is there once can be bought. */
export function shareOf(stock: number, percent: number): number {
  return Math.max(1, Math.floor((stock * percent) / 100));
}

const valueOf = (units: readonly { price: number }[]): number => units.reduce((sum, { price }) => sum + price, 0);

function firstEnd(units: readonly HeldUnit[]): Date | null {
  const ends = units.map(({ expiresAt }) => expiresAt.getTime());
  return ends.length ? new Date(Math.min(...ends)) : null;
}
