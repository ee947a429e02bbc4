/** One line of a receipt of 54-ФЗ. */
export interface ReceiptItem {
  description: string;
  quantity: number;
  /** Of one unit, kopecks. */
  price: number;
  /** A service is delivery. */
  subject: 'COMMODITY' | 'SERVICE';
  /** The rate's number, 1 to 12; by default the shop's own. */
  vatCode?: number;
  /** «Честный знак», where known. */
  markingCode?: string | null;
}

/** Whom a receipt goes to, one of the two at least, and what it says. */
export interface Receipt {
  email?: string | null;
  /** E.164. */
  phone?: string | null;
  /** True for a refund of delivered goods: their settlement receipt was issued, not only that of the prepayment. */
  handedOver?: boolean;
  items: ReceiptItem[];
}

export function receiptTotal({ items }: Receipt): number {
  return items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);
}

/** Throws where the lines do not add up to the amount: the tax office would get a wrong receipt. */
export function assertReceipt(receipt: Receipt, amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new RangeError(`${amount} is not an amount to pay`);
  if (!receipt.email && !receipt.phone) throw new RangeError('a receipt goes to a mailbox or a telephone');
  if (receiptTotal(receipt) !== amount)
    throw new RangeError(`the receipt comes to ${receiptTotal(receipt)}, the payment to ${amount}`);
}
