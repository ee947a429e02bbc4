import { deliverySpeedFrom } from '../../catalog/index.js';
import type { PickupPointDelivery } from '../../delivery/index.js';
import type { StatementTypes } from '../../platform/database/statement-types.js';
import { nextStatuses, UNPAID } from '../changing/order-lifecycle.js';
import type { Order, OrderAddress, OrderedItem, PublicOrder } from '../order.model.js';

/** An order as the SQL statement returns it; BIGINT columns are text. */
export type OrderRow = StatementTypes['order-own']['row'];

export function presentOrder(
  { pickupPoint, address, paidAt, items, awaiting, edits, dueOnDelivery, ...order }: OrderRow,
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
    paid: paidAt !== null && !Number(dueOnDelivery),
    paymentLink: order.payable ? paymentLink : null,
    cancellable: unpaid || items.every((item) => nextStatuses(item, 'SHOPPER').includes('CANCEL_PURCHASE')),
    edits: edits.map(({ createdAt, ...edit }) => ({ ...edit, createdAt: new Date(createdAt) })),
    // The casts are safe, because `write-order.ts` stored these values.
    cdekDelivery: pickupPoint as PickupPointDelivery | null,
    addressDelivery: address as OrderAddress | null,
    amountDue: dueOnDelivery === null ? amountDue(order, paidAt, awaiting) : Number(dueOnDelivery),
    orderProductItems: items.map(presentItem),
    awaitingItems: awaiting.map(presentItem),
  };
}

/** Returns the kopecks that the shopper has yet to pay. */
function amountDue(
  { status, totalPrice }: Pick<OrderRow, 'status' | 'totalPrice'>,
  paidAt: Date | null,
  awaiting: OrderRow['awaiting'],
): number {
  if (paidAt) return awaiting.reduce((sum, { soldPrice }) => sum + soldPrice, 0);
  return UNPAID.includes(status) ? Number(totalPrice) : 0;
}

function presentItem({
  itemId,
  productId,
  name,
  brands,
  slug,
  image,
  size,
  supplier,
  deliveryIsoCode,
  inOwnStock: _,
  history,
  ...item
}: OrderRow['items'][number]) {
  const deliverySpeed = deliverySpeedFrom(deliveryIsoCode);
  return {
    ...item,
    estimatedDeliveryFrom: item.estimatedDeliveryFrom ? new Date(item.estimatedDeliveryFrom) : null,
    estimatedDeliveryDate: item.estimatedDeliveryDate ? new Date(item.estimatedDeliveryDate) : null,
    statusHistory: history.map(({ createdAt, ...change }) => ({ ...change, createdAt: new Date(createdAt) })),
    productItem: {
      id: itemId,
      productId,
      name,
      brands,
      slug,
      image: image as OrderedItem['image'],
      size,
      supplier,
      deliverySpeed,
    },
  };
}

/** Hides personal data: keeps «Мария И.» of the name, «•••• 12-34» of the telephone and the city of the address. */
export function publicView({
  uuid: _,
  surname,
  addressDelivery,
  cdekDelivery,
  phone,
  name,
  ...order
}: Order): PublicOrder {
  const {
    updatedAt: _1,
    lastname: _2,
    email: _3,
    comment: _4,
    promocode: _5,
    cancellable: _6,
    cancelReason: _7,
    ...rest
  } = order;
  return {
    ...rest,
    name: surname ? `${name} ${surname[0]}.` : name,
    phone: `•••• ${phone.slice(-4, -2)}-${phone.slice(-2)}`,
    city: addressDelivery?.city ?? cdekDelivery?.city ?? '',
    cdekDelivery,
  };
}
