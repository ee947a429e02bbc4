/** Texts that ProductCard shows on its own. */
export const productCardWords = {
  notifyArrival: 'Сообщить о поступлении',
  discount: (percent: string) => `Скидка ${percent}`,
  cashback: (points: string) => `Кешбэк ${points}`,
  size: 'Размер',
  sizes: 'Размеры',
  chooseSizeOf: (goods: string) => `Выбрать размер: ${goods}`,
};

export const productCardWordsEn: typeof productCardWords = {
  notifyArrival: 'Notify me',
  discount: (percent) => `${percent} off`,
  cashback: (points) => `Earn ${points}`,
  size: 'Size',
  sizes: 'Sizes',
  chooseSizeOf: (goods) => `Choose a size: ${goods}`,
};
