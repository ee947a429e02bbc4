/** Texts that Price shows on its own. */
export const priceWords = {
  price: 'Цена',
  oldPrice: 'Старая цена',
  noPrice: 'Цена неизвестна',
  discount: (percent: string) => `Скидка ${percent}`,
  from: 'от',
  byCard: (price: string) => `С аккаунтом ${price}`,
};

export const priceWordsEn: typeof priceWords = {
  price: 'Price',
  oldPrice: 'Original price',
  noPrice: 'Price unavailable',
  discount: (percent) => `${percent} off`,
  from: 'from',
  byCard: (price) => `Members ${price}`,
};
