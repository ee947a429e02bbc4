/** Texts that CartLine shows on its own. */
export const cartLineWords = {
  size: 'Размер',
  oneSize: 'Один размер',
  chooseLine: (name: string) => `Заказать: ${name}`,
  removeLine: (name: string) => `Убрать из корзины: ${name}`,
  removedLine: (name: string) => `${name} — убрано из корзины`,
  restore: 'Вернуть',
  priceRose: (before: string) => `Цена выросла, была ${before}`,
  priceFell: (before: string) => `Цена снизилась, была ${before}`,
  lineGone: {
    reserved: 'В\u00A0брони у другого покупателя. Если заказ не оплатят, размер вернётся',
    sold: 'Этот размер раскупили',
    withdrawn: 'Больше не продаётся',
  },
};

export const cartLineWordsEn: typeof cartLineWords = {
  size: 'Size',
  oneSize: 'One size',
  chooseLine: (name) => `Include in order: ${name}`,
  removeLine: (name) => `Remove from cart: ${name}`,
  removedLine: (name) => `${name} removed from cart`,
  restore: 'Undo',
  priceRose: (before) => `Price went up, was ${before}`,
  priceFell: (before) => `Price dropped, was ${before}`,
  lineGone: {
    reserved: 'On hold for another shopper. It comes back if they don’t pay',
    sold: 'This size just sold out',
    withdrawn: 'No longer available',
  },
};
