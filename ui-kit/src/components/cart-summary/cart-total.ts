export interface CartDiscount {
  /** Where it comes from: «На товары», «Промокод MEET10», «Бонусы». */
  name: string;
  /** Kopecks. */
  amount: number;
}

export interface CartSums {
  /** What the chosen goods cost before any discount. */
  goods: number;
  discounts: readonly CartDiscount[];
  /** Undefined until the way is chosen, 0 when it is free. */
  delivery?: number | undefined;
}

/** All discounts together. */
export const discountOf = ({ discounts }: CartSums): number => discounts.reduce((sum, { amount }) => sum + amount, 0);

/** What the shopper pays: never another sum than the lines above it add up to. */
export const cartTotal = (sums: CartSums): number => sums.goods - discountOf(sums) + (sums.delivery ?? 0);
