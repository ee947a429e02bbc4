import type { PickupPointDelivery } from '../delivery/index.js';
import { nextStatuses, UNPAID, type OrderStatus } from './order-lifecycle.js';
import type { Order, OrderAddress, OrderedItem, PublicOrder, StatusHistory } from './order.model.js';

interface ItemRow {
  id: string;
  status: OrderStatus;
  estimatedDeliveryDate: string | null;
  price: number;
  soldPrice: number;
  cashback: number;
  trackCode: string | null;
  cdekWaybillId: string | null;
  itemId: string;
  productId: string;
  name: string;
  slug: string;
  image: OrderedItem['image'];
  size: OrderedItem['size'];
  supplier: string;
  deliveryIsoCode: string;
  history: (Omit<StatusHistory, 'createdAt'> & { createdAt: string })[];
}

type Money = 'goodsPrice' | 'discountValue' | 'deliveryPrice' | 'totalPrice' | 'refunded';
type Derived =
  Money | 'paid' | 'paymentLink' | 'cancellable' | 'cdekDelivery' | 'addressDelivery' | 'orderProductItems';

/** An order as its statement reads it; BIGINTs come as text. */
export type OrderRow = Omit<Order, Derived> &
  Record<Money, string> & {
    pickupPoint: PickupPointDelivery | null;
    address: OrderAddress | null;
    paidAt: Date | null;
    items: ItemRow[];
  } & Record<string, unknown>;

export function presentOrder(
  { pickupPoint, address, paidAt, items, ...order }: OrderRow,
  paymentLink: string | null,
): Order {
  const unpaid = UNPAID.includes(order.status);
  return {
    ...order,
    goodsPrice: Number(order.goodsPrice),
    discountValue: Number(order.discountValue),
    deliveryPrice: Number(order.deliveryPrice),
    totalPrice: Number(order.totalPrice),
    refunded: Number(order.refunded),
    paid: paidAt !== null,
    paymentLink: order.payable ? paymentLink : null,
    cancellable: unpaid || items.every((item) => nextStatuses(item, 'SHOPPER').includes('CANCEL_PURCHASE')),
    cdekDelivery: pickupPoint,
    addressDelivery: address,
    orderProductItems: items.map(presentItem),
  };
}

function presentItem({
  itemId,
  productId,
  name,
  slug,
  image,
  size,
  supplier,
  deliveryIsoCode,
  history,
  ...item
}: ItemRow) {
  const deliverySpeed = deliveryIsoCode === 'RU' ? ('FAST' as const) : ('SLOW' as const);
  return {
    ...item,
    estimatedDeliveryDate: item.estimatedDeliveryDate ? new Date(item.estimatedDeliveryDate) : null,
    statusHistory: history.map(({ createdAt, ...change }) => ({ ...change, createdAt: new Date(createdAt) })),
    productItem: { id: itemId, productId, name, slug, image, size, supplier, deliverySpeed },
  };
}

/** Without what says who and where: «Мария И.», «•••• 12-34», a city. */
export function publicView({
  uuid: _,
  surname,
  addressDelivery,
  cdekDelivery,
  phone,
  name,
  ...order
}: Order): PublicOrder {
  const { updatedAt: _1, lastname: _2, email: _3, comment: _4, promocode: _5, cancellable: _6, ...rest } = order;
  return {
    ...rest,
    name: surname ? `${name} ${surname[0]}.` : name,
    phone: `•••• ${phone.slice(-4, -2)}-${phone.slice(-2)}`,
    city: addressDelivery?.city ?? cdekDelivery?.city ?? '',
    cdekDelivery,
  };
}
