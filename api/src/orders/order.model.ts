import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardBrand, CardImage, CardSize, DeliverySpeed } from '../catalog/index.js';
import { PickupPointDelivery } from '../delivery/index.js';
import { PostalAddress } from '../identity/index.js';
import { connectionOf } from '../platform/graphql/connection.model.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { ToldEvent } from '../platform/live/told-event.model.js';
import { ORDER_STATUSES, type OrderStatus as Status } from './order-lifecycle.js';
import { PaymentType } from './order.input.js';

export const OrderStatus = Object.fromEntries(ORDER_STATUSES.map((status) => [status, status])) as Record<
  Status,
  Status
>;
registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Of an item, and of an order: that of the last of its items on the way.',
  valuesMap: {
    AWAITING_CALL: { description: 'A request: an operator calls the shopper before anything is paid.' },
    AWAITING_PAY: { description: 'Placed with a payment link; the goods are held until `expiresAt`.' },
    ACCEPT_MEET_WAIT_PAID: { description: 'An operator has confirmed the request; it awaits payment.' },
    PAID_READY_TO_SEND: {
      description: 'Paid. The shop has not bought or packed it yet, so the shopper can still cancel.',
    },
    AWAITING_RESPONSE_FROM_SUPPLIER: { description: 'The supplier was asked whether they have it.' },
    PURCHASED_FROM_SELLER: {
      description: 'The shop has bought it from the supplier; from here on only an operator can refund it.',
    },
    TRANSFERRED_TO_LOGISTICS_CENTER: { description: 'From abroad: on its way to the logistics centre.' },
    CUSTOMS_CLEARANCE_IN_TURKEY: { description: 'From abroad: it is being declared to customs.' },
    CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: { description: 'From abroad: customs have let it go.' },
    SHIPPED_TO_RUSSIA_STOCK_MEET: { description: 'From abroad: on its way to the shop’s warehouse in Russia.' },
    ACCEPTED_IN_RUSSIA_STOCK_MEET: { description: 'It has come to the warehouse in Russia.' },
    AWAITING_SENT_FROM_MEET: { description: 'It is being packed, and waits for the carrier.' },
    HANDED_OVER_FOR_DELIVERY: { description: 'The carrier has it.' },
    TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: {
      description: 'It is at the pickup point, or with the carrier in the town.',
    },
    DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: { description: 'A courier is bringing it to the door.' },
    DELIVERED: { description: 'The shopper has it: points are earned, and the days of return begin.' },
    CANCEL_PURCHASE: {
      description: 'Cancelled before it was bought, or the time to pay is over; what was paid is given back.',
    },
    ISSUED_REFUND: { description: 'Given back after it was bought; the money is refunded.' },
    ARRANGED_EXCHANGE: { description: 'Exchanged; the replacement goes on with AWAITING_SENT_FROM_MEET.' },
  },
});

@ObjectType({ description: 'One change of a unit’s status.' })
export class StatusHistory {
  @Field(() => OrderStatus, { description: 'Status from then on.' })
  status: Status;

  @Field(() => OrderStatus, { nullable: true, description: 'Null at the beginning.' })
  previousStatus: Status | null;

  @Field({ description: 'When it changed.' })
  createdAt: Date;
}

@ObjectType({ description: 'The offer as it was when it was ordered.' })
export class OrderedItem {
  @Field(() => ID, { description: 'Of the product item.' })
  id: string;

  @Field(() => ID, { description: 'Product it was; the page may be gone.' })
  productId: string;

  @Field({ description: 'Name of the product when it was ordered.' })
  name: string;

  @Field(() => [CardBrand], { description: 'Of the product as it is now, the main brand first.' })
  brands: CardBrand[];

  @Field({ description: 'Of the product.' })
  slug: string;

  @Field(() => CardImage, {
    nullable: true,
    description: 'Cover of the product when it was ordered; null where it had none.',
  })
  image: CardImage | null;

  @Field(() => CardSize, { description: 'Size that was ordered.' })
  size: CardSize;

  @Field({ description: 'Name of the supplier.' })
  supplier: string;

  @Field(() => DeliverySpeed, { description: 'Whether it ships from Russia or from abroad.' })
  deliverySpeed: DeliverySpeed;
}

@ObjectType({ description: 'One unit of an order.' })
export class OrderProductItem {
  @Field(() => ID, { description: 'Of the unit; `createReturnRequest` takes it.' })
  id: string;

  @Field(() => OrderStatus, { description: 'How far this unit has come.' })
  status: Status;

  @Field(() => [StatusHistory], { description: 'The oldest first.' })
  statusHistory: StatusHistory[];

  @Field(() => Date, { nullable: true, description: 'A day.' })
  estimatedDeliveryDate: Date | null;

  @Field(() => KopecksScalar, { description: 'Kopecks: its price before code and points.' })
  price: number;

  @Field(() => KopecksScalar, { description: 'Kopecks: its share of what the promo code takes off the order.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points: its share of those that paid for the order; 1 point is 1 ₽.' })
  bonuses: number;

  @Field(() => KopecksScalar, { description: 'Kopecks paid for it: `price` less `discountValue` and `bonuses`.' })
  soldPrice: number;

  @Field(() => Int, { description: 'Points it earns when delivered.' })
  cashback: number;

  @Field(() => String, { nullable: true, description: 'Number to follow the parcel by; null until it is sent.' })
  trackCode: string | null;

  @Field(() => String, { nullable: true, description: 'Number of the waybill of CDEK; null until it is handed over.' })
  cdekWaybillId: string | null;

  @Field(() => OrderedItem, { description: 'What was ordered.' })
  productItem: OrderedItem;
}

@ObjectType({ description: 'A change that the shop made to an order after it was placed.' })
export class OrderEdit {
  @Field({ description: 'When the shop changed it.' })
  createdAt: Date;

  @Field({ description: 'Whether it goes to another place.' })
  deliveryChanged: boolean;

  @Field(() => Int, { description: 'Units that were taken out of it.' })
  removedUnits: number;

  @Field(() => Int, { description: 'Units that became another size, or another offer of the same product.' })
  replacedUnits: number;

  @Field(() => Int, { description: 'Units that were added to it.' })
  addedUnits: number;

  @Field(() => KopecksScalar, {
    description:
      'Kopecks asked for the added units, if the order was paid before; `totalPrice` has them once they are paid.',
  })
  amountToPay: number;

  @Field(() => Int, { description: 'Added units that were not paid for, and were given up.' })
  unpaidUnits: number;

  @Field(() => KopecksScalar, { description: 'Kopecks: `totalPrice` of the order before.' })
  previousTotalPrice: number;

  @Field(() => KopecksScalar, { description: 'Kopecks: `totalPrice` of the order afterwards.' })
  totalPrice: number;
}

@ObjectType({ description: 'Where a courier brings an order.' })
export class OrderAddress extends PostalAddress {
  @Field({ description: 'Name of the country in Russian.' })
  country: string;
}

/** Fields that both the owner and the public see of an order. */
@ObjectType({ isAbstract: true })
abstract class OrderView {
  @Field(() => ID, { description: 'Unguessable: whoever has it sees the public page.' })
  id: string;

  @Field(() => Int, { description: 'What people say on the telephone.' })
  number: number;

  @Field(() => OrderStatus, { description: 'That of the unit which has come least far.' })
  status: Status;

  @Field({ description: 'When the order was placed.' })
  createdAt: Date;

  @Field(() => KopecksScalar, { description: 'At old prices, before anything is taken off.' })
  goodsPrice: number;

  @Field(() => KopecksScalar, { description: 'Of the promo code.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points.' })
  paidByBonuses: number;

  @Field(() => KopecksScalar, { description: 'In kopecks, as it was quoted; part of `totalPrice`.' })
  deliveryPrice: number;

  @Field(() => KopecksScalar, { description: 'Money: goods after code and points, plus delivery.' })
  totalPrice: number;

  @Field(() => KopecksScalar, {
    description:
      'Kopecks that are still to be paid: `totalPrice` of an order that is not paid, the price of `awaitingItems` of one that is.',
  })
  amountDue: number;

  @Field(() => KopecksScalar, { description: 'Money of `totalPrice` given back so far.' })
  refunded: number;

  @Field(() => Int, { description: 'Points it earns when all of it is delivered.' })
  cashback: number;

  @Field({ description: 'Whether the money has come, all of `totalPrice`.' })
  paid: boolean;

  @Field(() => PaymentType, { description: 'Way of payment that the shopper chose.' })
  paymentType: PaymentType;

  @Field(() => String, { nullable: true, description: 'While it can be paid; createPaymentLink makes one.' })
  paymentLink: string | null;

  @Field({ description: 'Whether createPaymentLink would make a link.' })
  payable: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When an order that is not confirmed or paid gives its goods back; of a paid order, its `awaitingItems`.',
  })
  expiresAt: Date | null;

  @Field({
    description:
      'Whether the telephone is known to be the shopper’s: the account’s own, or confirmed by `confirmOrderPhone`. A request without it holds its goods for minutes.',
  })
  phoneConfirmed: boolean;

  @Field(() => PickupPointDelivery, { nullable: true, description: 'Pickup point; null where a courier brings it.' })
  cdekDelivery: PickupPointDelivery | null;

  @Field(() => [OrderProductItem], {
    description: 'Units of the order, one entry each; without those that the shop took out of it.',
  })
  orderProductItems: OrderProductItem[];

  @Field(() => [OrderProductItem], {
    description:
      'Units that the shop added after the order was paid. They are held until `expiresAt`, and join the order once `amountDue` is paid; no amount of the order counts them before.',
  })
  awaitingItems: OrderProductItem[];

  @Field(() => [OrderEdit], { description: 'What the shop changed since it was placed, the oldest first.' })
  edits: OrderEdit[];
}

@ObjectType({ description: 'An order as its owner sees it.' })
export class Order extends OrderView {
  @Field(() => ID, {
    description:
      'Opens, pays and cancels the order: `getOrderByUUID`, `cancelOrder`. Of an order without owner it is a secret.',
  })
  uuid: string;

  @Field({ description: 'When the order or one of its units last changed.' })
  updatedAt: Date;

  @Field({ description: 'First name of the recipient.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Family name of the recipient.' })
  surname: string | null;

  @Field(() => String, { nullable: true, description: 'Patronymic.' })
  lastname: string | null;

  @Field({ description: 'E.164.' })
  phone: string;

  @Field(() => String, { nullable: true, description: 'Mailbox for news of the order; null: SMS only.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'What the shopper wrote to the shop.' })
  comment: string | null;

  @Field(() => String, { nullable: true, description: 'Code that was applied; null without one.' })
  promocode: string | null;

  @Field(() => OrderAddress, {
    nullable: true,
    description: 'Door that a courier goes to; null where a pickup point was chosen.',
  })
  addressDelivery: OrderAddress | null;

  @Field({ description: 'Whether cancelOrder would cancel it.' })
  cancellable: boolean;
}

@ObjectType({
  description: 'An order as whoever has its link sees it: no mailbox, no street, a masked name and telephone.',
})
export class PublicOrder extends OrderView {
  @Field({ description: 'Name and the initial of the surname.' })
  name: string;

  @Field({ description: 'Its last four digits.' })
  phone: string;

  @Field({ description: 'Where it is delivered.' })
  city: string;
}

@ObjectType({ description: 'A part of `userOrderList`.' })
export class OrderPage {
  @Field(() => [Order], { description: 'Orders of this page, the newest first.' })
  items: Order[];

  @Field(() => Pagination, { description: 'Which page it is, and how many orders there are.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A part of `userOrdersConnection`.' })
export class OrderConnection extends connectionOf(Order, 'orders') {}

@ObjectType({ description: 'An order that has been placed; the same key answers the same.' })
export class OrderRequest {
  @Field(() => ID, {
    description:
      'For its owner. Where the order has none, whoever has the uuid may read and cancel it: keep it secret, pass on `id`.',
  })
  uuid: string;

  @Field(() => ID, { description: 'Of publicOrder and createPaymentLink: made to be passed on, allows nothing else.' })
  id: string;

  @Field(() => Int, { description: 'What people say on the telephone.' })
  number: number;
}

@ObjectType({ description: 'An order that has been placed and awaits payment; the same key answers the same.' })
export class OrderWithPaymentLink extends OrderRequest {
  @Field(() => String, {
    nullable: true,
    description:
      'Null where nothing is to be paid, or where the provider cannot say now: createPaymentLink tries again.',
  })
  paymentLink: string | null;
}

@ObjectType({ description: 'Where an order is paid for.' })
export class PaymentLink {
  @Field({ description: 'Address of the payment provider’s page; open it in the same tab.' })
  paymentLink: string;
}

@ObjectType({ description: 'An order is new or has changed.' })
export class OrderEvent extends ToldEvent {
  @Field({ description: 'Whether it was placed; otherwise it has changed.' })
  isNew: boolean;

  @Field(() => Order, { description: 'As it is when the event is told.' })
  order: Order;
}
