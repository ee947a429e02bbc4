import type { Quote } from '../pricing/index.js';
import { PROMO_UNFIT, type PromoTerms } from '../pricing/index.js';
import { ApiError } from '../shared/api-error.js';
import { PROMO_UNUSABLE, type Promocode } from './promocodes.js';

export const PROMO_REASONS = ['NOT_FOUND', ...PROMO_UNUSABLE, ...PROMO_UNFIT] as const;
export type PromoReason = (typeof PROMO_REASONS)[number];

/** Result of checking a promo code that a shopper entered. */
export interface PromoVerdict {
  code: string;
  /** Whether the promo code gives a discount. */
  applied: boolean;
  /** Reason why the promo code gives no discount. */
  reason: PromoReason | null;
  /** For MINIMUM_NOT_REACHED, the kopecks by which the goods fall short of the minimum. */
  missing: number | null;
  /** The reason as a message for the shopper. */
  message: string | null;
}

/**
 * Returns the result of checking a promo code, for quote, order and cart. `found` is the code's row, `quote` the quote
 * of the goods.
 */
export function judgePromocode(
  code: string,
  found: Promocode | null,
  { discountValue, promoUnfit }: Pick<Quote, 'discountValue' | 'promoUnfit'>,
): PromoVerdict {
  const applied = found !== null && discountValue > 0;
  if (applied) return { code: found.code, applied, reason: null, missing: null, message: null };
  const reason = found ? (found.unusable ?? promoUnfit?.reason ?? 'NOT_FOR_THESE_GOODS') : 'NOT_FOUND';
  const missing = reason === 'MINIMUM_NOT_REACHED' ? promoUnfit!.missing : null;
  const message = WORDS[reason](missing ?? 0, found?.terms ?? null);
  return { code: found?.code ?? code, applied, reason, missing, message };
}

/** Returns the error PROMOCODE_NOT_FOUND for an unknown code, otherwise PROMOCODE_NOT_APPLICABLE with the reason. */
export function promocodeRefused({ reason, missing, message }: PromoVerdict): ApiError {
  if (reason === 'NOT_FOUND') return new ApiError('PROMOCODE_NOT_FOUND', message!);
  return new ApiError('PROMOCODE_NOT_APPLICABLE', message!, { reason, missing });
}

const roubles = new Intl.NumberFormat('ru-RU');

const WORDS: Record<PromoReason, (missing: number, terms: PromoTerms | null) => string> = {
  NOT_FOUND: () => 'Промокод не найден',
  OVER: () => 'Промокод больше не действует',
  NOT_STARTED: () => 'Промокод ещё не начал действовать',
  USED: () => 'Вы уже использовали этот промокод',
  USED_UP: () => 'Промокод закончился',
  FIRST_ORDER_ONLY: () => 'Промокод действует только на первый заказ',
  NOT_FOR_THESE_GOODS: () => 'Промокод не действует на эти товары',
  NOT_FOR_SALE_GOODS: () => 'Промокод не действует на товары со скидкой',
  MINIMUM_NOT_REACHED: (missing, terms) =>
    `Добавьте ${isForAll(terms!) ? 'товаров' : 'подходящих товаров'} ещё на ${roubles.format(Math.ceil(missing / 100))}\u00A0₽`,
};

const isForAll = ({ coversSale, categoryIds, brandIds }: PromoTerms): boolean =>
  coversSale && !categoryIds.length && !brandIds.length;
