/** The Russian texts of `OrderReceipt`. */
export const russianOrderReceipt = {
  receiptGoods: 'Товары',
  receiptTotal: 'Итого',
  receiptPieces: (count: number) => `${count}\u00A0шт.`,
  receiptRefunded: (sum: string) => `Вернули ${sum}`,
};
