export interface CartDiscount {
  /** The source of the discount: «На товары», «Промокод MEET10», «Бонусы». */
  label: string;
  /** Amount in minor units, positive. */
  amount: number;
}

export interface CartSums {
  /** Price of the selected items before any discount, in minor units. */
  goods: number;
  /** The discounts, each shown in a row of its own. */
  discounts: readonly CartDiscount[];
  /** Price of delivery in minor units: 0 if it is free, undefined until a method is chosen. Default: undefined. */
  delivery?: number | undefined;
}

/** The sum of all discounts, in minor units. */
export const discountOf = ({ discounts }: CartSums): number => discounts.reduce((sum, { amount }) => sum + amount, 0);

/** The total to pay, in minor units: always the sum of the lines shown above it. */
export const cartTotal = (sums: CartSums): number => sums.goods - discountOf(sums) + (sums.delivery ?? 0);
