/** The discount of a promo code and the goods it covers. An empty list is no limit. */
export interface PromoTerms {
  kind: 'PERCENT' | 'FIXED';
  /** Percent, or kopecks off the whole cart. */
  value: number;
  /** The goods it covers must cost at least so many kopecks together. */
  minimum: number;
  /** Whether goods with an old price count. */
  coversSale: boolean;
  categoryIds: string[];
  brandIds: string[];
}

export interface PromoGoods {
  id: string;
  /** Kopecks the shopper would pay for it. */
  price: number;
  onSale: boolean;
  /** The category and all above it. */
  categoryIds: string[];
  brandIds: string[];
}

export const PROMO_UNFIT = ['NOT_FOR_THESE_GOODS', 'NOT_FOR_SALE_GOODS', 'MINIMUM_NOT_REACHED'] as const;

/** The reason why a code takes nothing off these goods. */
export interface PromoUnfit {
  reason: (typeof PROMO_UNFIT)[number];
  /** Kopecks that the covered goods lack to reach the minimum. */
  missing: number;
}

export interface PromoDiscount {
  covered: PromoGoods[];
  /** Kopecks off all covered goods together. */
  amount: number;
  unfit: PromoUnfit | null;
}

/** Returns the goods that a code covers and its discount, or the reason why there is none. */
export function promoDiscount(terms: PromoTerms, goods: PromoGoods[]): PromoDiscount {
  const covered = goods.filter((item) => covers(terms, item));
  const sum = covered.reduce((total, { price }) => total + price, 0);
  // Whole roubles: pages show no kopecks, and the shown amounts must add up.
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
