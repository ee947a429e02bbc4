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

/** Which goods a code covers, and what it takes off them together: kopecks, 0 where it does not apply. */
export function promoDiscount(terms: PromoTerms, goods: PromoGoods[]): { covered: PromoGoods[]; amount: number } {
  const covered = goods.filter((item) => covers(terms, item));
  const sum = covered.reduce((total, { price }) => total + price, 0);
  if (sum === 0 || sum < terms.minimum) return { covered: [], amount: 0 };
  // Whole roubles: pages show no kopecks, and what is shown has to add up.
  const amount = terms.kind === 'PERCENT' ? Math.floor((sum * terms.value) / 10_000) * 100 : Math.min(terms.value, sum);
  return { covered, amount };
}

function covers({ coversSale, categoryIds, brandIds }: PromoTerms, item: PromoGoods): boolean {
  if (item.onSale && !coversSale) return false;
  const among = (wanted: string[], own: string[]) => !wanted.length || own.some((id) => wanted.includes(id));
  return among(categoryIds, item.categoryIds) && among(brandIds, item.brandIds);
}
