import type { OrderStatus, WholeOrderFragment } from '../../../graphql/generated/graphql';
import { isAway, isReceived } from '../editable';
import { isDueOnDelivery } from '../on-delivery-names';

/** Kinds of prints. */
export const sheets = ['slips', 'labels', 'calls'] as const;
export type Sheet = (typeof sheets)[number];

export const isSheet = (text: string | undefined): text is Sheet => sheets.some((sheet) => sheet === text);

/** Returns the URL that prints these orders. */
export const printHref = (sheet: Sheet, numbers: readonly number[]): string =>
  `/orders/print/${sheet}?orders=${numbers.join(',')}`;

/** Returns the order numbers in the URL without repetitions. */
export const namedIn = (params: URLSearchParams): string[] => [
  ...new Set((params.get('orders') ?? '').split(',').filter(Boolean)),
];

/** Statuses of units that are not in the parcel. */
const gone: readonly OrderStatus[] = ['CANCEL_PURCHASE', 'ISSUED_REFUND', 'ARRANGED_EXCHANGE'];

/** Units of one product and size at the same price. */
export interface PackedLine {
  id: string;
  name: string;
  size: string;
  count: number;
  /** Price of one unit, in kopecks. */
  price: number;
}

/** Returns what the order costs without the units that are not in the parcel, in kopecks. */
export function parcelSums({
  orderProductItems,
  deliveryPrice,
}: Pick<WholeOrderFragment, 'orderProductItems' | 'deliveryPrice'>): { goods: number; total: number } {
  const packed = orderProductItems.filter(({ status }) => !gone.includes(status));
  const goods = packed.reduce((sum, { soldPrice }) => sum + soldPrice, 0);
  return { goods, total: packed.length > 0 ? goods + deliveryPrice : 0 };
}

/**
 * Returns what is yet to be paid for the parcel, in kopecks. What a paid order still awaits is for things that were added to
 * it, which are not in the parcel before that.
 */
export const dueWithParcel = ({ amountDue, paid }: Pick<WholeOrderFragment, 'amountDue' | 'paid'>): number =>
  paid ? 0 : amountDue;

/** Returns the contents of an order's parcel, one line for each product, size and price. */
export function packedLines({ orderProductItems }: Pick<WholeOrderFragment, 'orderProductItems'>): PackedLine[] {
  const lines = new Map<string, PackedLine>();
  for (const { status, soldPrice, productItem } of orderProductItems) {
    if (gone.includes(status)) continue;
    const id = `${productItem.id} ${soldPrice}`;
    const line = lines.get(id);
    if (line) line.count += 1;
    else
      lines.set(id, {
        id,
        name: [...productItem.brands.map(({ name }) => name), productItem.name].join(' '),
        size: productItem.size.name,
        count: 1,
        price: soldPrice,
      });
  }
  return [...lines.values()];
}

/** A parcel of an order, as its label describes it. */
export interface Parcel {
  /** Track number; null if there is none yet. */
  number: string | null;
  /** Number of things in it. */
  count: number;
  /** What is taken when it is handed out, in kopecks. */
  due: number;
}

type Sent = Pick<WholeOrderFragment, 'orderProductItems' | 'paymentType' | 'paid' | 'amountDue'>;

/**
 * Returns the parcels of an order that the buyer does not have yet. Units with the same number travel together; without a
 * number, what was sent already is not in the parcel of what is still to be sent.
 */
export function parcelsOf(order: Sent): Parcel[] {
  const parcels = new Map<string, Parcel & { goods: number }>();
  for (const unit of order.orderProductItems) {
    if (gone.includes(unit.status) || isReceived(unit)) continue;
    const number = unit.cdekWaybillId || unit.trackCode || null;
    const key = number ?? (isAway(unit) ? 'sent' : 'to send');
    const parcel = parcels.get(key) ?? { number, count: 0, goods: 0, due: 0 };
    parcels.set(key, { ...parcel, count: parcel.count + 1, goods: parcel.goods + unit.soldPrice });
  }
  // Each parcel brings in its own things' money, and the first one the delivery's price too: nothing is taken twice.
  let due = isDueOnDelivery(order) ? dueWithParcel(order) : 0;
  let later = [...parcels.values()].reduce((sum, { goods }) => sum + goods, 0);
  return [...parcels.values()].map(({ goods, ...parcel }) => {
    later -= goods;
    const own = Math.max(0, due - later);
    due -= own;
    return { ...parcel, due: own };
  });
}
