/** One line of a fiscal receipt required by 54-ФЗ. */
export interface ReceiptItem {
  description: string;
  quantity: number;
  /** Price of one unit in kopecks. */
  price: number;
  /** Kind of the line; SERVICE stands for delivery. */
  subject: 'COMMODITY' | 'SERVICE';
  /** Number of the VAT rate, 1 to 12; by default the shop's own. */
  vatCode?: number;
  /** Marking code («Честный знак»), if known. */
  markingCode?: string | null;
}

/** A fiscal receipt. It needs an e-mail address or a telephone as the recipient. */
export interface Receipt {
  email?: string | null;
  /** E.164. */
  phone?: string | null;
  /**
   * True for a refund of delivered goods: a settlement receipt was issued for them, besides the receipt of the
   * prepayment.
   */
  handedOver?: boolean;
  items: ReceiptItem[];
}

export function receiptTotal({ items }: Receipt): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** Throws if the lines do not sum up to the amount, because the tax office would then get a wrong receipt. */
export function assertReceipt(receipt: Receipt, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is not an amount to pay`);
  if (!receipt.email && !receipt.phone) throw new RangeError('a receipt goes to a mailbox or a telephone');
  if (receiptTotal(receipt) !== amount)
    throw new RangeError(`the receipt comes to ${receiptTotal(receipt)}, the payment to ${amount}`);
}
