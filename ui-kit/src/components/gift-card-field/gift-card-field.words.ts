/** Texts that GiftCardField shows on its own. */
export const giftCardFieldWords = {
  giftCard: 'Номер подарочной карты',
  giftCardHint: 'Шестнадцать знаков на обороте карты или в письме',
  giftCardError: 'Карта не найдена: сверьте номер',
  applyGiftCard: 'Применить',
  giftCardApplied: (last: string, sum: string) => `Карта •••• ${last}: оплатит ${sum}`,
  giftCardLeft: (sum: string) => `На карте останется ${sum}`,
  removeGiftCard: 'Убрать карту',
};

export const giftCardFieldWordsEn: typeof giftCardFieldWords = {
  giftCard: 'Gift card number',
  giftCardHint: 'Sixteen characters on the back of the card or in the email',
  giftCardError: 'We can’t find that card: check the number',
  applyGiftCard: 'Apply',
  giftCardApplied: (last, sum) => `Card •••• ${last} pays ${sum}`,
  giftCardLeft: (sum) => `${sum} will be left on the card`,
  removeGiftCard: 'Remove card',
};
