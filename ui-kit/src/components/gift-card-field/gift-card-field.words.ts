/** The Russian texts of `GiftCardField`. */
export const russianGiftCardField = {
  giftCard: 'Номер подарочной карты',
  giftCardHint: 'Шестнадцать знаков на обороте карты или в письме',
  giftCardError: 'Карта не найдена: сверьте номер',
  applyGiftCard: 'Применить',
  giftCardApplied: (last: string, sum: string) => `Карта •••• ${last}: оплатит ${sum}`,
  giftCardLeft: (sum: string) => `На карте останется ${sum}`,
  removeGiftCard: 'Убрать карту',
};
