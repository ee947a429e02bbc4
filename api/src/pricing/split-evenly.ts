export interface Share {
  /** Decides between shares with equal remainders, so that the order of the shares does not matter. */
  id: string;
  weight: number;
  /** Maximum amount that this share can take. */
  most: number;
}

/**
 * Distributes a whole amount in proportion to weights, by the largest-remainder method. The parts sum up to the amount,
 * and no part exceeds the `most` of its share. Throws a RangeError if the shares cannot take the whole amount.
 */
export function splitEvenly(amount: number, shares: Share[]): Map<string, number> {
  if (amount > shares.reduce((sum, { most }) => sum + most, 0)) throw new RangeError('the shares cannot take it all');
  // Most orders have nothing to split: no code, no points.
  if (amount === 0) return new Map(shares.map(({ id }) => [id, 0]));
  const total = shares.reduce((sum, { weight }) => sum + BigInt(weight), 0n) || 1n;
  const parts = shares.map(({ id, weight, most }) => {
    // Uses BigInt, because a product of two amounts in kopecks can exceed 2^53.
    const product = BigInt(amount) * BigInt(weight);
    const whole = Math.min(Number(product / total), most);
    return { id, most, part: whole, remainder: product % total };
  });
  parts.sort((a, b) => compare(b.remainder, a.remainder) || compare(a.id, b.id));
  let left = amount - parts.reduce((sum, { part }) => sum + part, 0);
  // Distributes the rest in the order of remainders, at first one kopeck or point per share. If a share has reached its
  // `most`, others get its part.
  while (left > 0) {
    const open = parts.filter(({ part, most }) => part < most);
    const each = Math.max(1, Math.floor(left / open.length));
    for (const share of open) {
      const more = Math.min(left, share.most - share.part, each);
      share.part += more;
      left -= more;
    }
  }
  return new Map(parts.map(({ id, part }) => [id, part]));
}

function compare<T>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
