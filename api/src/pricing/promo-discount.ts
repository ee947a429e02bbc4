/** The discount of a promo code and the goods that it covers. An empty list means no restriction. */
export interface PromoTerms {
  kind: 'PERCENT' | 'FIXED';
  /** A percentage, or kopecks off the whole cart, depending on `kind`. */
  value: number;
  /** Minimum total price of the covered goods in kopecks. */
  minimum: number;
  /** Whether the promo code also covers goods with an old price. */
  coversSale: boolean;
  categoryIds: string[];
  brandIds: string[];
}

export interface PromoGoods {
  id: string;
  /** Price in kopecks that the shopper would pay without the promo code. */
  price: number;
  onSale: boolean;
  /** Ids of the product's category and of all categories above it. */
  categoryIds: string[];
  brandIds: string[];
}

export const PROMO_UNFIT = ['NOT_FOR_THESE_GOODS', 'NOT_FOR_SALE_GOODS', 'MINIMUM_NOT_REACHED'] as const;

/** Reason why a promo code gives no discount on these goods. */
export interface PromoUnfit {
  reason: (typeof PROMO_UNFIT)[number];
  /** Kopecks by which the covered goods fall short of the minimum. */
  missing: number;
}

export interface PromoDiscount<Goods extends PromoGoods> {
  covered: Goods[];
  /** Discount on all covered goods together, in kopecks. */
  amount: number;
  unfit: PromoUnfit | null;
}

/** Returns the goods that a promo code covers with its discount, or the reason why there is none. */
export function promoDiscount<Goods extends PromoGoods>(terms: PromoTerms, goods: Goods[]): PromoDiscount<Goods> {
  const covered = goods.filter((item) => covers(terms, item));
  const sum = covered.reduce((total, { price }) => total + price, 0);
  // The discount is in whole roubles, because pages show no kopecks and the amounts shown must add up.
  const amount = terms.kind === 'PERCENT' ? Math.floor((sum * terms.value) / 10_000) * 100 : Math.min(terms.value, sum);
  const nothing = (reason: PromoUnfit['reason'], missing = 0) => ({
    covered: [],
    amount: 0,
    unfit: { reason, missing },
  });
  if (!covered.length && goods.some((item) => covers({ ...terms, coversSale: true }, item)))
    return nothing('NOT_FOR_SALE_GOODS');
  if (!covered.length && goods.length) return nothing('NOT_FOR_THESE_GOODS');
  if (sum < terms.minimum) return nothing('MINIMUM_NOT_REACHED', terms.minimum - sum);
  return amount ? { covered, amount, unfit: null } : nothing('NOT_FOR_THESE_GOODS');
}

function covers({ coversSale, categoryIds, brandIds }: PromoTerms, item: PromoGoods): boolean {
  if (item.onSale && !coversSale) return false;
  const among = (wanted: string[], own: string[]) => !wanted.length || own.some((id) => wanted.includes(id));
  return among(categoryIds, item.categoryIds) && among(brandIds, item.brandIds);
}
