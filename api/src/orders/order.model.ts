import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardBrand, CardImage, CardSize, DeliverySpeed } from '../catalog/index.js';
import { PickupPointDelivery } from '../delivery/index.js';
import { PostalAddress } from '../identity/index.js';
import { connectionOf } from '../platform/graphql/connection.model.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { ToldEvent } from '../platform/live/told-event.model.js';
import { ORDER_STATUSES, type OrderStatus as Status } from './changing/order-lifecycle.js';
import { OrderCancelReason } from '../generated/prisma/enums.js';
import { PaymentType } from './order.input.js';
import { enumOf } from '../platform/graphql/enum-of.js';

export const OrderStatus = enumOf(ORDER_STATUSES);
registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Status of a unit, or of an order: that of its least advanced unit.',
  valuesMap: {
    AWAITING_CALL: { description: 'An order request: an operator calls the shopper before payment.' },
    AWAITING_PAY: { description: 'Placed with a payment link; the units are reserved until `expiresAt`.' },
    ACCEPT_MEET_WAIT_PAID: { description: 'An operator has confirmed the order request; it awaits payment.' },
    PAID_READY_TO_SEND: {
      description: 'Paid, but not yet bought or packed by the shop: the shopper can still cancel.',
    },
    AWAITING_RESPONSE_FROM_SUPPLIER: { description: 'The shop has asked the supplier whether the unit is in stock.' },
    PURCHASED_FROM_SELLER: {
      description: 'Bought by the shop from the supplier. From now on only an operator can refund the unit.',
    },
    TRANSFERRED_TO_LOGISTICS_CENTER: { description: 'From abroad: in transit to the logistics centre.' },
    CUSTOMS_CLEARANCE_IN_TURKEY: { description: 'From abroad: in customs clearance.' },
    CUSTOMS_CLEARANCE_IN_TURKEY_COMPLETED: { description: 'From abroad: cleared by customs.' },
    SHIPPED_TO_RUSSIA_STOCK_MEET: { description: 'From abroad: in transit to the shop’s warehouse in Russia.' },
    ACCEPTED_IN_RUSSIA_STOCK_MEET: { description: 'Arrived at the shop’s warehouse in Russia.' },
    AWAITING_SENT_FROM_MEET: { description: 'Being packed for the carrier.' },
    HANDED_OVER_FOR_DELIVERY: { description: 'Handed over to the carrier.' },
    TRANSFERRED_FOR_DELIVERY_TO_RECIPIENT: {
      description: 'Arrived at the pickup point, or at the carrier in the recipient’s town.',
    },
    DELIVERED_BY_YANDEX_DELIVERY_OR_COURIER: { description: 'A courier is on the way to the address.' },
    DELIVERED: { description: 'Delivered: points are earned and the return period starts.' },
    CANCEL_PURCHASE: {
      description: 'Cancelled before the shop bought the unit, or not paid in time; payments are refunded.',
    },
    ISSUED_REFUND: { description: 'Cancelled or returned after the shop bought the unit; the money is refunded.' },
    ARRANGED_EXCHANGE: { description: 'Exchanged; the replacement unit continues from AWAITING_SENT_FROM_MEET.' },
  },
});

@ObjectType({ description: 'A status change of a unit.' })
export class StatusHistory {
  @Field(() => OrderStatus, { description: 'Status after the change.' })
  status: Status;

  @Field(() => OrderStatus, { nullable: true, description: 'Status before the change; null for the first entry.' })
  previousStatus: Status | null;

  @Field({ description: 'When the status changed.' })
  createdAt: Date;
}

@ObjectType({ description: 'A product item as it was when ordered.' })
export class OrderedItem {
  @Field(() => ID, { description: 'Id of the product item.' })
  id: string;

  @Field(() => ID, { description: 'Id of the product, which may no longer exist.' })
  productId: string;

  @Field({ description: 'Name of the product when it was ordered.' })
  name: string;

  @Field(() => [CardBrand], { description: 'Current brands of the product, main brand first.' })
  brands: CardBrand[];

  @Field({ description: 'Slug of the product.' })
  slug: string;

  @Field(() => CardImage, {
    nullable: true,
    description: 'Cover picture of the product when it was ordered; null if it had none.',
  })
  image: CardImage | null;

  @Field(() => CardSize, { description: 'Size that was ordered.' })
  size: CardSize;

  @Field({ description: 'Name of the product item’s supplier.' })
  supplier: string;

  @Field(() => DeliverySpeed, { description: 'Whether the item ships from Russia or from abroad.' })
  deliverySpeed: DeliverySpeed;
}

@ObjectType({ description: 'One unit of an order.' })
export class OrderProductItem {
  @Field(() => ID, { description: 'Id of the unit; `createReturnRequest` takes it.' })
  id: string;

  @Field(() => OrderStatus, { description: 'Status of this unit.' })
  status: Status;

  @Field(() => [StatusHistory], { description: 'Status changes of the unit, oldest first.' })
  statusHistory: StatusHistory[];

  @Field(() => Date, {
    nullable: true,
    description:
      'First day of the promised arrival period; null if an operator has set a single day, and for older orders.',
  })
  estimatedDeliveryFrom: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Last day on which the unit is expected to arrive, without a meaningful time of day.',
  })
  estimatedDeliveryDate: Date | null;

  @Field(() => KopecksScalar, { description: 'Price of the unit in kopecks, before promo code and points.' })
  price: number;

  @Field(() => KopecksScalar, { description: 'This unit’s share of the promo code’s discount, in kopecks.' })
  discountValue: number;

  @Field(() => Int, { description: 'This unit’s share of the points that paid for the order; 1 point is worth 1 ₽.' })
  bonuses: number;

  @Field(() => KopecksScalar, {
    description: 'Amount paid for the unit in kopecks: `price` minus `discountValue` and `bonuses`.',
  })
  soldPrice: number;

  @Field(() => Int, { description: 'Points that the unit earns when delivered.' })
  cashback: number;

  @Field(() => String, { nullable: true, description: 'Tracking number of the parcel; null until it is sent.' })
  trackCode: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Waybill number of the carrier CDEK; null until the unit is handed over to it.',
  })
  cdekWaybillId: string | null;

  @Field(() => OrderedItem, { description: 'The product item as it was ordered.' })
  productItem: OrderedItem;
}

@ObjectType({ description: 'A change that the shop made to an order after it was placed.' })
export class OrderEdit {
  @Field({ description: 'When the shop made the change.' })
  createdAt: Date;

  @Field({ description: 'Whether the delivery address or pickup point changed.' })
  deliveryChanged: boolean;

  @Field(() => Int, { description: 'Number of units removed.' })
  removedUnits: number;

  @Field(() => Int, { description: 'Number of units exchanged for another size or another offer of the same product.' })
  replacedUnits: number;

  @Field(() => Int, { description: 'Number of units added.' })
  addedUnits: number;

  @Field(() => KopecksScalar, {
    description:
      'Price of the added units in kopecks, if the order was already paid. `totalPrice` includes it once they are paid.',
  })
  amountToPay: number;

  @Field(() => Int, { description: 'Number of added units that were cancelled because they were not paid for.' })
  unpaidUnits: number;

  @Field(() => KopecksScalar, { description: '`totalPrice` of the order before the change, in kopecks.' })
  previousTotalPrice: number;

  @Field(() => KopecksScalar, { description: '`totalPrice` of the order after the change, in kopecks.' })
  totalPrice: number;
}

@ObjectType({ description: 'Address of a delivery by courier.' })
export class OrderAddress extends PostalAddress {
  @Field({ description: 'Name of the country in Russian.' })
  country: string;
}

/** Fields that both the owner and the public see of an order. */
@ObjectType({ isAbstract: true })
abstract class OrderView {
  @Field(() => ID, { description: 'Unguessable public id. Anyone who has it can read the public order page.' })
  id: string;

  @Field(() => Int, { description: 'Short number to quote on the phone.' })
  number: number;

  @Field(() => OrderStatus, { description: 'Status of the order: that of its least advanced unit.' })
  status: Status;

  @Field({ description: 'When the order was placed.' })
  createdAt: Date;

  @Field(() => KopecksScalar, { description: 'Price of all goods in kopecks, before discounts.' })
  goodsPrice: number;

  @Field(() => KopecksScalar, { description: 'Discount of the promo code, in kopecks.' })
  discountValue: number;

  @Field(() => Int, { description: 'Number of points used as payment.' })
  paidByBonuses: number;

  @Field(() => KopecksScalar, { description: 'Price of delivery in kopecks, part of `totalPrice`.' })
  deliveryPrice: number;

  @Field(() => KopecksScalar, {
    description: 'Money to pay in kopecks: goods after discount and points, plus delivery.',
  })
  totalPrice: number;

  @Field(() => KopecksScalar, {
    description:
      'Amount still to be paid, in kopecks: `totalPrice` of an unpaid order, the price of `awaitingItems` of a paid one, or what is still to be paid on delivery.',
  })
  amountDue: number;

  @Field(() => KopecksScalar, { description: 'Part of `totalPrice` refunded so far, in kopecks.' })
  refunded: number;

  @Field(() => Int, { description: 'Points the shopper will earn if all units are delivered.' })
  cashback: number;

  @Field({ description: 'Whether all of `totalPrice` has been paid.' })
  paid: boolean;

  @Field(() => PaymentType, { description: 'Way of payment that the shopper chose.' })
  paymentType: PaymentType;

  @Field(() => String, {
    nullable: true,
    description: 'Current payment link; null if there is none. `createPaymentLink` creates one.',
  })
  paymentLink: string | null;

  @Field({ description: 'Whether `createPaymentLink` would succeed now.' })
  payable: boolean;

  @Field({
    description:
      'Whether the bank refused a payment of this order or the shopper abandoned the payment, and the order is still unpaid.',
  })
  paymentRefused: boolean;

  @Field(() => Date, {
    nullable: true,
    description:
      'When an unconfirmed or unpaid order releases its reserved units; for a paid order, when it releases `awaitingItems`.',
  })
  expiresAt: Date | null;

  @Field({
    description:
      'Whether the phone number is verified: it is the account’s own or was confirmed by `confirmOrderPhone`. An order request with an unverified number reserves its goods for minutes only.',
  })
  phoneConfirmed: boolean;

  @Field(() => PickupPointDelivery, {
    nullable: true,
    description: 'Pickup point; null if the order is delivered by courier.',
  })
  cdekDelivery: PickupPointDelivery | null;

  @Field(() => [OrderProductItem], {
    description: 'Units of the order, one entry each; units removed by the shop are omitted.',
  })
  orderProductItems: OrderProductItem[];

  @Field(() => [OrderProductItem], {
    description:
      'Units that the shop added after the order was paid. They are reserved until `expiresAt` and become part of the order once `amountDue` is paid. Before that, no amount of the order includes these units.',
  })
  awaitingItems: OrderProductItem[];

  @Field(() => [OrderEdit], { description: 'Changes by the shop after the order was placed, oldest first.' })
  edits: OrderEdit[];
}

@ObjectType({ description: 'An order as its owner sees it.' })
export class Order extends OrderView {
  @Field(() => ID, {
    description:
      'UUID that `getOrderByUUID` and `cancelOrder` take. For a guest’s order it is the only credential: keep it secret.',
  })
  uuid: string;

  @Field({ description: 'When the order or any of its units last changed.' })
  updatedAt: Date;

  @Field({ description: 'First name of the recipient.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Family name of the recipient.' })
  surname: string | null;

  @Field(() => String, { nullable: true, description: 'Patronymic of the recipient.' })
  lastname: string | null;

  @Field({ description: 'Phone number in E.164 format.' })
  phone: string;

  @Field(() => String, {
    nullable: true,
    description: 'E-mail address for notifications about the order; null: SMS only.',
  })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'The shopper’s message to the shop.' })
  comment: string | null;

  @Field(() => String, { nullable: true, description: 'Applied promo code; null if there is none.' })
  promocode: string | null;

  @Field(() => OrderAddress, {
    nullable: true,
    description: 'Address for delivery by courier; null if a pickup point was chosen.',
  })
  addressDelivery: OrderAddress | null;

  @Field({ description: 'Whether `cancelOrder` would succeed now.' })
  cancellable: boolean;

  @Field(() => OrderCancelReason, {
    nullable: true,
    description: 'Why the shopper cancelled the order; null if no reason was given, or somebody else cancelled it.',
  })
  cancelReason: OrderCancelReason | null;
}

@ObjectType({
  description:
    'An order as anyone with its public link sees it: without e-mail and street, with masked name and phone number.',
})
export class PublicOrder extends OrderView {
  @Field({ description: 'First name and initial of the family name.' })
  name: string;

  @Field({ description: 'Last four digits of the phone number.' })
  phone: string;

  @Field({ description: 'Town the order is delivered to.' })
  city: string;
}

@ObjectType({ description: 'A page of `userOrderList`.' })
export class OrderPage {
  @Field(() => [Order], { description: 'Orders of this page, newest first.' })
  items: Order[];

  @Field(() => Pagination, { description: 'Position of this page and total number of orders.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A slice of `userOrdersConnection`.' })
export class OrderConnection extends connectionOf(Order, 'orders') {}

@ObjectType({ description: 'A placed order. Repeating the call with the same idempotency key returns the same order.' })
export class OrderRequest {
  @Field(() => ID, {
    description:
      'UUID for the order’s owner. If a guest placed the order, anyone who has the uuid can read and cancel it: keep it secret and share `id` instead.',
  })
  uuid: string;

  @Field(() => ID, {
    description: 'Public id for publicOrder and createPaymentLink. It may be shared, because it allows nothing else.',
  })
  id: string;

  @Field(() => Int, { description: 'Short number to quote on the phone.' })
  number: number;
}

@ObjectType({
  description:
    'A placed order that awaits payment. Repeating the call with the same idempotency key returns the same order.',
})
export class OrderWithPaymentLink extends OrderRequest {
  @Field(() => String, {
    nullable: true,
    description:
      'URL of the payment page. Null if nothing is due or the payment provider did not respond: call createPaymentLink to try again.',
  })
  paymentLink: string | null;
}

@ObjectType({ description: 'Link to the payment page of an order.' })
export class PaymentLink {
  @Field({ description: 'URL of the payment provider’s page; open it in the same tab.' })
  paymentLink: string;
}

@ObjectType({ description: 'An order was placed or has changed.' })
export class OrderEvent extends ToldEvent {
  @Field({ description: 'True if the order was just placed, false if it changed.' })
  isNew: boolean;

  @Field(() => Order, { description: 'The order as it is when the event is sent.' })
  order: Order;
}
