/** A size for which a shopper can subscribe to a notice. */
export interface GoneSize {
  /** `sizeId` of the offers. */
  id: string;
  /** The name as written in the offers. */
  name: string;
}

interface SomeOffer {
  sizeId: string;
  active: boolean;
  isSold: boolean;
  isReserved: boolean;
  size: { name: string };
}

/** The sizes without an available offer, in the order of the offers. */
export function goneSizes(offers: readonly SomeOffer[]): GoneSize[] {
  const sizes = new Map(offers.map(({ sizeId, size }) => [sizeId, size.name]));
  const there = new Set(offers.filter((one) => one.active && !one.isSold && !one.isReserved).map((one) => one.sizeId));
  return [...sizes].flatMap(([id, name]) => (there.has(id) ? [] : [{ id, name }]));
}
