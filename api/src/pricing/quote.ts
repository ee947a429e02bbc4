import { cashback, type CashbackTerms } from '../loyalty/index.js';
import { personalPriceOf } from './personal-prices.js';
import { promoDiscount, type PromoDiscount, type PromoTerms, type PromoUnfit } from './promo-discount.js';
import { splitEvenly } from './split-evenly.js';

/** Points can only be spent in multiples of ten (specification, section 5). */
export const BONUS_STEP = 10;

/** One unit of an offer. Prices are in kopecks. */
export interface QuoteItem {
  id: string;
  price: number;
  /** The struck-out price, which is higher than `price`; null if there is none. */
  oldPrice: number | null;
  /** Price for signed-in shoppers; null if they pay `price`. */
  loyaltyPrice: number | null;
  /**
   * Price that the shop has agreed with this shopper alone, whatever the other current prices are; null if there is
   * none.
   */
  personalPrice: number | null;
  /**
   * Whether the unit earns points and can be paid for with points: the offer's own setting, otherwise the product's.
   */
  bonusCalcState: CashbackTerms['bonusCalcState'];
  /** Ids of the product's category and of all categories above it. */
  categoryIds: string[];
  brandIds: string[];
}

export interface QuoteShopper {
  /** Percentage of the money paid for goods that is credited as points. */
  chargePercentage: number;
  /** Maximum percentage of the goods' price that can be paid with points. */
  chargeOffPercentage: number;
  /** Number of points that the shopper can spend now. */
  bonusesAvailable: number;
}

export interface QuoteTerms {
  /** The units to price. Units of one offer have the same id and prices. */
  items: QuoteItem[];
  /** The signed-in shopper. Null for a guest, who has no loyalty prices, points or promo codes. */
  shopper: QuoteShopper | null;
  promo: PromoTerms | null;
  /** Number of points that the shopper wants to spend. If the rules allow fewer, the quote uses fewer. */
  bonuses: number;
  /** Delivery price in kopecks; null until delivery is chosen. */
  deliveryPrice: number | null;
}

/** The price of one unit and its parts. */
export interface QuoteUnit {
  itemId: string;
  /** Struck-out price; equal to the regular price if the offer has no old price. */
  oldPrice: number;
  /** Price for this shopper, before promo code and points. */
  price: number;
  loyaltyPrice: number | null;
  /** The price agreed with this shopper, if it is the lowest; `price` then equals it. */
  personalPrice: number | null;
  discountValue: number;
  bonuses: number;
  /** Money to pay for the unit: `price` minus discount and points. */
  soldPrice: number;
  /** Points that the unit earns when it is delivered. */
  cashback: number;
}

export const QUOTE_STEPS = [
  'GOODS',
  'SALE',
  'LOYALTY_PRICE',
  'PERSONAL_PRICE',
  'PROMOCODE',
  'BONUSES',
  'DELIVERY',
  'TOTAL',
  'CASHBACK',
] as const;
export type QuoteStepKind = (typeof QUOTE_STEPS)[number];

export interface QuoteStep {
  kind: QuoteStepKind;
  /** Amount in kopecks, always positive, also for the deductions SALE to BONUSES. */
  amount: number;
  /** Number of points in the steps BONUSES and CASHBACK; 0 in other steps. */
  points: number;
}

export interface Quote {
  /** Units in the order of the requested units. */
  units: QuoteUnit[];
  /**
   * Steps of the calculation from the goods' price to the total, in this order. Steps that change nothing are left out.
   */
  steps: QuoteStep[];
  /** Sum of the old prices, in kopecks. */
  goodsPrice: number;
  discountValue: number;
  /** Reason why the promo code gives no discount; null if it does, if there is none, or for a guest. */
  promoUnfit: PromoUnfit | null;
  bonuses: number;
  bonusesAvailable: number;
  bonusesAvailableToSpent: number;
  deliveryPrice: number | null;
  totalPrice: number;
  cashback: number;
}

/**
 * Calculates the price of goods for a shopper, step by step. Cart, checkout, order and receipt all use this function.
 * The promo code is applied first, then points. Both are distributed over the units by the largest-remainder method,
 * and neither reduces the delivery price. A personal price counts like a sale price (ADR 23): promo codes that do not
 * cover goods on sale do not cover it, and points and cashback follow the offer's own setting.
 */
export function quote({ items, shopper, promo, bonuses, deliveryPrice }: QuoteTerms): Quote {
  const goods = unitKeys(items).map((key, place) => {
    const item = items[place]!;
    const usualPrice = (shopper && item.loyaltyPrice) ?? item.price;
    const personalPrice = shopper && personalPriceOf(item);
    return {
      ...item,
      key,
      shownPrice: item.price,
      usualPrice,
      personalPrice,
      price: personalPrice ?? usualPrice,
      onSale: item.oldPrice !== null || personalPrice !== null,
    };
  });
  const { covered, amount, unfit } = promo && shopper ? promoDiscount(promo, goods) : NO_CODE;
  const discounts = splitEvenly(
    amount,
    covered.map(({ key, price }) => ({ id: key, weight: price, most: price })),
  );
  const discounted = goods.map((item) => {
    const discountValue = discounts.get(item.key) ?? 0;
    return { ...item, discountValue, left: item.price - discountValue };
  });

  const payable = discounted.filter(
    ({ bonusCalcState }) => bonusCalcState === 'ALL' || bonusCalcState === 'WRITE_OFF_ONLY',
  );
  const bonusesAvailableToSpent = shopper ? mostBonuses(payable, shopper) : 0;
  const spent = Math.min(stepped(Math.max(0, bonuses)), bonusesAvailableToSpent);
  const points = splitEvenly(
    spent,
    payable.map(({ key, left }) => ({ id: key, weight: left, most: Math.floor(left / 100) })),
  );

  const units = discounted.map(
    ({ id, key, oldPrice, shownPrice, price, loyaltyPrice, personalPrice, discountValue, left, bonusCalcState }) => {
      const paid = points.get(key) ?? 0;
      const soldPrice = left - paid * 100;
      const chargePercentage = shopper?.chargePercentage ?? 0;
      return {
        itemId: id,
        oldPrice: oldPrice ?? shownPrice,
        price,
        loyaltyPrice: shopper && loyaltyPrice,
        personalPrice,
        discountValue,
        bonuses: paid,
        soldPrice,
        cashback: cashback({ price: soldPrice, bonusCalcState, chargePercentage }),
      };
    },
  );
  const goodsPrice = sumOf(units, 'oldPrice');
  const shown = sumOf(goods, 'shownPrice');
  const usual = sumOf(goods, 'usualPrice');
  const price = sumOf(units, 'price');
  const totalPrice = sumOf(units, 'soldPrice') + (deliveryPrice ?? 0);
  const earned = sumOf(units, 'cashback');
  const step = (kind: QuoteStepKind, amount: number, points = 0): QuoteStep => ({ kind, amount, points });
  const changes = [
    step('SALE', goodsPrice - shown),
    step('LOYALTY_PRICE', shown - usual),
    step('PERSONAL_PRICE', usual - price),
    step('PROMOCODE', amount),
    step('BONUSES', spent * 100, spent),
  ];
  return {
    units,
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

const NO_CODE: PromoDiscount<never> = { covered: [], amount: 0, unfit: null };

/** Returns a key for each unit: the id of its offer, with a number from the second unit of the offer on. */
function unitKeys(items: { id: string }[]): string[] {
  const counts = new Map<string, number>();
  return items.map(({ id }) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id} ${count}`;
  });
}

/**
 * Returns the maximum number of points that can be spent: the shopper's points or the limit for the cart, whichever is
 * smaller, rounded down to a multiple of BONUS_STEP.
 */
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
