import { cashback, type CashbackTerms } from '../loyalty/index.js';
import { promoDiscount, type PromoDiscount, type PromoTerms, type PromoUnfit } from './promo-discount.js';
import { splitEvenly } from './split-evenly.js';

/** Points are spent in tens (specification, section 5). */
export const BONUS_STEP = 10;

/** One unit of an offer. Prices are kopecks. */
export interface QuoteItem {
  id: string;
  price: number;
  /** Above `price`, or null. */
  oldPrice: number | null;
  /** The price for any signed-in shopper, or null. */
  loyaltyPrice: number | null;
  /** The item's own value if it is set, otherwise the product's. */
  bonusCalcState: CashbackTerms['bonusCalcState'];
  /** The category and all above it. */
  categoryIds: string[];
  brandIds: string[];
}

export interface QuoteShopper {
  /** Percent of the money paid for goods that comes back as points. */
  chargePercentage: number;
  /** Points may pay at most this percentage of the goods' price. */
  chargeOffPercentage: number;
  /** Points that could be spent now. */
  bonusesAvailable: number;
}

export interface QuoteTerms {
  /** Each item is a different offer. */
  items: QuoteItem[];
  /** Null for a guest, who has neither loyalty prices nor points nor codes. */
  shopper: QuoteShopper | null;
  promo: PromoTerms | null;
  /** Points the shopper wants to spend. The quote spends fewer if the rules allow no more. */
  bonuses: number;
  /** Kopecks; null until delivery is chosen. */
  deliveryPrice: number | null;
}

export interface QuoteLine {
  itemId: string;
  /** The struck-out price; equal to the price itself if the offer has no old price. */
  oldPrice: number;
  /** Price for this shopper before promo code and points. */
  price: number;
  loyaltyPrice: number | null;
  discountValue: number;
  bonuses: number;
  /** Money to pay: `price` less discount and points. */
  soldPrice: number;
  /** Points it earns once it is delivered. */
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
  /** Kopecks. Deductions (SALE, LOYALTY_PRICE, PROMOCODE, BONUSES) are positive, too. */
  amount: number;
  /** Points of BONUSES and CASHBACK; 0 for other steps. */
  points: number;
}

export interface Quote {
  lines: QuoteLine[];
  /** Steps from the goods' price to the total, in this order. Steps that change nothing are left out. */
  steps: QuoteStep[];
  /** The sum of old prices. */
  goodsPrice: number;
  discountValue: number;
  /** The reason why the code takes nothing off; null without a code, and for a guest. */
  promoUnfit: PromoUnfit | null;
  bonuses: number;
  bonusesAvailable: number;
  bonusesAvailableToSpent: number;
  deliveryPrice: number | null;
  totalPrice: number;
  cashback: number;
}

/**
 * Returns the price of these goods for this shopper, step by step. Cart, checkout, order and receipt all use it. The
 * promo code applies first, then points. Both are split over the units by the largest remainder; neither pays for
 * delivery.
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

/** Returns the smaller of the shopper's points and the cart's cap, rounded down to a multiple of BONUS_STEP. */
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
