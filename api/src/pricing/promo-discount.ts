/** What a promo code takes off, and off what. Empty lists do not limit it. */
export interface PromoTerms {
  kind: 'PERCENT' | 'FIXED';
  /** Percent, or kopecks off the whole cart. */
  value: number;
  /** Kopecks that the goods it covers must come to. */
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

/** Why a code takes nothing off these goods. */
export interface PromoUnfit {
  reason: (typeof PROMO_UNFIT)[number];
  /** Kopecks that the goods it covers are short of its minimum. */
  missing: number;
}

export interface PromoDiscount {
  covered: PromoGoods[];
  /** What it takes off them together: kopecks. */
  amount: number;
  unfit: PromoUnfit | null;
}

/** Which goods a code covers, and what it takes off them; or why it takes off nothing. */
export function promoDiscount(terms: PromoTerms, goods: PromoGoods[]): PromoDiscount {
  const covered = goods.filter((item) => covers(terms, item));
  const sum = covered.reduce((total, { price }) => total + price, 0);
  // Whole roubles: pages show no kopecks, and what is shown has to add up.
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
