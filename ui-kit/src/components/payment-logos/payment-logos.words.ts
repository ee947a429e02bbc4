/** Texts that PaymentLogos shows on its own. */
export const paymentLogosWords = {
  payments: 'Способы оплаты',
  paymentMethods: {
    mir: '«Мир»',
    sbp: 'СБП',
    visa: 'Visa',
    mastercard: 'MasterCard',
    maestro: 'Maestro',
    wallet: 'Кошелёк',
    card: 'Банковская карта',
  },
};

export const paymentLogosWordsEn: typeof paymentLogosWords = {
  payments: 'Payment methods',
  paymentMethods: {
    mir: 'Mir',
    sbp: 'SBP',
    visa: 'Visa',
    mastercard: 'Mastercard',
    maestro: 'Maestro',
    wallet: 'Wallet',
    card: 'Credit or debit card',
  },
};
