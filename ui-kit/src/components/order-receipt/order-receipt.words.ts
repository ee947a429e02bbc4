/** Texts that OrderReceipt shows on its own. */
export const orderReceiptWords = {
  receiptGoods: 'Товары',
  receiptTotal: 'Итого',
  receiptPieces: (count: number) => `${count}\u00A0шт.`,
  receiptRefunded: (sum: string) => `Вернули ${sum}`,
};

export const orderReceiptWordsEn: typeof orderReceiptWords = {
  receiptGoods: 'Items',
  receiptTotal: 'Total',
  receiptPieces: (count) => `× ${count}`,
  receiptRefunded: (sum) => `Refunded ${sum}`,
};
