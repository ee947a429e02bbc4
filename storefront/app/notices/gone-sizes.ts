/** A size to be told of. */
export interface GoneSize {
  /** `sizeId` of the offers. */
  id: string;
  /** As the offers spell it. */
  name: string;
}

interface SomeOffer {
  sizeId: string;
  active: boolean;
  isSold: boolean;
  isReserved: boolean;
  size: { name: string };
}

/** The sizes of which no offer can be bought, in the order of the offers. */
export function goneSizes(offers: readonly SomeOffer[]): GoneSize[] {
  const sizes = new Map(offers.map(({ sizeId, size }) => [sizeId, size.name]));
  const there = new Set(offers.filter((one) => one.active && !one.isSold && !one.isReserved).map((one) => one.sizeId));
  return [...sizes].flatMap(([id, name]) => (there.has(id) ? [] : [{ id, name }]));
}
