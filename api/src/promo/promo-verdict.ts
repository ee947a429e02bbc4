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
  /** The error of a call that requires the code to be applied. */
  refusal: ApiError | null;
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
  if (applied) return { code: found.code, applied, reason: null, missing: null, message: null, refusal: null };
  const reason = found ? (found.unusable ?? promoUnfit?.reason ?? 'NOT_FOR_THESE_GOODS') : 'NOT_FOUND';
  const missing = reason === 'MINIMUM_NOT_REACHED' ? promoUnfit!.missing : null;
  const refusal = refusalFor(reason, missing, found?.terms ?? null);
  return { code: found?.code ?? code, applied, reason, missing, message: refusal.message, refusal };
}

/** Returns PROMOCODE_NOT_FOUND for an unknown code, otherwise PROMOCODE_NOT_APPLICABLE with the reason. */
function refusalFor(reason: PromoReason, missing: number | null, terms: PromoTerms | null): ApiError {
  const details = { reason, missing };
  if (reason === 'NOT_FOUND') return new ApiError('PROMOCODE_NOT_FOUND');
  if (reason === 'NOT_FOR_THESE_GOODS') return new ApiError('PROMOCODE_NOT_APPLICABLE', details);
  if (reason !== 'MINIMUM_NOT_REACHED') return new ApiError(`PROMOCODE_NOT_APPLICABLE.${reason}`, details);
  return new ApiError('PROMOCODE_NOT_APPLICABLE.MINIMUM_NOT_REACHED', {
    reason,
    missing: missing ?? 0,
    ofSomeGoods: !terms?.coversSale || terms.categoryIds.length > 0 || terms.brandIds.length > 0,
  });
}
