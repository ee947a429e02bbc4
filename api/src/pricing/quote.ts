import { cashback, type CashbackTerms } from '../loyalty/index.js';
import { promoDiscount, type PromoDiscount, type PromoTerms, type PromoUnfit } from './promo-discount.js';
import { splitEvenly } from './split-evenly.js';

/** Points are spent in tens (specification, section 5). */
export const BONUS_STEP = 10;

/** One unit of an offer as the catalogue has it. Kopecks. */
export interface QuoteItem {
  id: string;
  price: number;
  /** Above `price`, or null. */
  oldPrice: number | null;
  /** The price for any signed-in shopper, or null. */
  loyaltyPrice: number | null;
  /** Of the item where set, else of the product. */
  bonusCalcState: CashbackTerms['bonusCalcState'];
  /** The category and all above it. */
  categoryIds: string[];
  brandIds: string[];
}

export interface QuoteShopper {
  /** Percent of the money paid for goods that comes back as points. */
  chargePercentage: number;
  /** Most percent of the goods' price that points may pay. */
  chargeOffPercentage: number;
  /** Points that could be spent now. */
  bonusesAvailable: number;
}

export interface QuoteTerms {
  /** Of different offers. */
  items: QuoteItem[];
  /** Null for a guest, who has neither loyalty prices nor points nor codes. */
  shopper: QuoteShopper | null;
  promo: PromoTerms | null;
  /** Points asked for; what the rules do not allow is not taken. */
  bonuses: number;
  /** Kopecks; null until one is chosen. */
  deliveryPrice: number | null;
}

export interface QuoteLine {
  itemId: string;
  /** What it is struck out from: the price itself where there is none. */
  oldPrice: number;
  /** What it costs this shopper before code and points. */
  price: number;
  loyaltyPrice: number | null;
  discountValue: number;
  bonuses: number;
  /** Money: `price` less discount and points. */
  soldPrice: number;
  /** Points it earns when delivered. */
  cashback: number;
}

export const QUOTE_STEPS = [
  'GOODS',
  'SALE',
  'LOYALTY_PRICE',
  'PROMOCODE',
  'BONUSES',
  'DELIVERY',
  'TOTAL',
  'CASHBACK',
] as const;
export type QuoteStepKind = (typeof QUOTE_STEPS)[number];

export interface QuoteStep {
  kind: QuoteStepKind;
  /** Kopecks; what SALE, LOYALTY_PRICE, PROMOCODE and BONUSES take off is positive too. */
  amount: number;
  /** Of BONUSES and CASHBACK. */
  points: number;
}

export interface Quote {
  lines: QuoteLine[];
  /** How the total comes about, in this order; steps that change nothing are left out. */
  steps: QuoteStep[];
  /** At old prices. */
  goodsPrice: number;
  discountValue: number;
  /** Why the code takes nothing off; null without one, and for a guest. */
  promoUnfit: PromoUnfit | null;
  bonuses: number;
  bonusesAvailable: number;
  bonusesAvailableToSpent: number;
  deliveryPrice: number | null;
  totalPrice: number;
  cashback: number;
}

/**
 * What these goods cost this shopper, and why: the one place that says so, for cart, checkout, order and receipt.
 * Promo first, then points, both split over the units by the largest remainder; delivery is paid by neither.
 */
export function quote({ items, shopper, promo, bonuses, deliveryPrice }: QuoteTerms): Quote {
  const goods = items.map((item) => ({
    ...item,
    shownPrice: item.price,
    price: (shopper && item.loyaltyPrice) ?? item.price,
    onSale: item.oldPrice !== null,
  }));
  const { covered, amount, unfit } = promo && shopper ? promoDiscount(promo, goods) : NO_CODE;
  const discounts = splitEvenly(
    amount,
    covered.map(({ id, price }) => ({ id, weight: price, most: price })),
  );
  const discounted = goods.map((item) => {
    const discountValue = discounts.get(item.id) ?? 0;
    return { ...item, discountValue, left: item.price - discountValue };
  });

  const payable = discounted.filter(
    ({ bonusCalcState }) => bonusCalcState === 'ALL' || bonusCalcState === 'WRITE_OFF_ONLY',
  );
  const bonusesAvailableToSpent = shopper ? mostBonuses(payable, shopper) : 0;
  const spent = Math.min(stepped(Math.max(0, bonuses)), bonusesAvailableToSpent);
  const points = splitEvenly(
    spent,
    payable.map(({ id, left }) => ({ id, weight: left, most: Math.floor(left / 100) })),
  );

  const lines = discounted.map(
    ({ id, oldPrice, shownPrice, price, loyaltyPrice, discountValue, left, bonusCalcState }) => {
      const paid = points.get(id) ?? 0;
      const soldPrice = left - paid * 100;
      const chargePercentage = shopper?.chargePercentage ?? 0;
      return {
        itemId: id,
        oldPrice: oldPrice ?? shownPrice,
        price,
        loyaltyPrice: shopper && loyaltyPrice,
        discountValue,
        bonuses: paid,
        soldPrice,
        cashback: cashback({ price: soldPrice, bonusCalcState, chargePercentage }),
      };
    },
  );
  const goodsPrice = sumOf(lines, 'oldPrice');
  const shown = sumOf(goods, 'shownPrice');
  const price = sumOf(lines, 'price');
  const totalPrice = sumOf(lines, 'soldPrice') + (deliveryPrice ?? 0);
  const earned = sumOf(lines, 'cashback');
  const step = (kind: QuoteStepKind, amount: number, points = 0): QuoteStep => ({ kind, amount, points });
  const changes = [
    step('SALE', goodsPrice - shown),
    step('LOYALTY_PRICE', shown - price),
    step('PROMOCODE', amount),
    step('BONUSES', spent * 100, spent),
  ];
  return {
    lines,
    steps: [
      step('GOODS', goodsPrice),
      ...changes.filter((change) => change.amount > 0),
      ...(deliveryPrice === null ? [] : [step('DELIVERY', deliveryPrice)]),
      step('TOTAL', totalPrice),
      ...(earned > 0 ? [step('CASHBACK', 0, earned)] : []),
    ],
    goodsPrice,
    discountValue: amount,
    promoUnfit: unfit,
    bonuses: spent,
    bonusesAvailable: shopper?.bonusesAvailable ?? 0,
    bonusesAvailableToSpent,
    deliveryPrice,
    totalPrice,
    cashback: earned,
  };
}

const NO_CODE: PromoDiscount = { covered: [], amount: 0, unfit: null };

/** The smaller of what the shopper has and the cart's cap, down to a multiple of the step. */
function mostBonuses(payable: { left: number }[], { chargeOffPercentage, bonusesAvailable }: QuoteShopper): number {
  const cap = Math.floor((sumOf(payable, 'left') * chargeOffPercentage) / 10_000);
  const wholeRoubles = payable.reduce((sum, { left }) => sum + Math.floor(left / 100), 0);
  return stepped(Math.max(0, Math.min(bonusesAvailable, cap, wholeRoubles)));
}

function stepped(points: number): number {
  return points - (points % BONUS_STEP);
}

function sumOf<Key extends string>(rows: Record<Key, number>[], key: Key): number {
  return rows.reduce((sum, row) => sum + row[key], 0);
}
