/** Texts that PromoCodeField shows on its own. */
export const promoCodeFieldWords = {
  promoCode: 'Промокод',
  promoCodeSuccess: 'Промокод применён',
  promoCodeError: 'Промокод не найден',
  apply: 'Применить',
};

export const promoCodeFieldWordsEn: typeof promoCodeFieldWords = {
  promoCode: 'Promo code',
  promoCodeSuccess: 'Promo code applied',
  promoCodeError: 'We can’t find that promo code',
  apply: 'Apply',
};
