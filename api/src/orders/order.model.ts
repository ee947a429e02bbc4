import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CardBrand, CardImage, CardSize, DeliverySpeed } from '../catalog/index.js';
import { PickupPointDelivery } from '../delivery/index.js';
import { PostalAddress } from '../identity/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { ORDER_STATUSES, type OrderStatus as Status } from './order-lifecycle.js';
import { PaymentType } from './order.input.js';

export const OrderStatus = Object.fromEntries(ORDER_STATUSES.map((status) => [status, status])) as Record<
  Status,
  Status
>;
registerEnumType(OrderStatus, {
  name: 'OrderStatus',
  description: 'Of an item, and of an order: that of the last of its items on the way.',
});

@ObjectType()
export class StatusHistory {
  @Field(() => OrderStatus)
  status: Status;

  @Field(() => OrderStatus, { nullable: true, description: 'Null at the beginning.' })
  previousStatus: Status | null;

  @Field()
  createdAt: Date;
}

@ObjectType({ description: 'The offer as it was when it was ordered.' })
export class OrderedItem {
  @Field(() => ID, { description: 'Of the product item.' })
  id: string;

  @Field(() => ID)
  productId: string;

  @Field()
  name: string;

  @Field(() => [CardBrand], { description: 'Of the product as it is now, the main brand first.' })
  brands: CardBrand[];

  @Field({ description: 'Of the product.' })
  slug: string;

  @Field(() => CardImage, { nullable: true })
  image: CardImage | null;

  @Field(() => CardSize)
  size: CardSize;

  @Field({ description: 'Name of the supplier.' })
  supplier: string;

  @Field(() => DeliverySpeed)
  deliverySpeed: DeliverySpeed;
}

@ObjectType({ description: 'One unit of an order.' })
export class OrderProductItem {
  @Field(() => ID)
  id: string;

  @Field(() => OrderStatus)
  status: Status;

  @Field(() => [StatusHistory], { description: 'The oldest first.' })
  statusHistory: StatusHistory[];

  @Field(() => Date, { nullable: true, description: 'A day.' })
  estimatedDeliveryDate: Date | null;

  @Field(() => KopecksScalar, { description: 'Before code and points.' })
  price: number;

  @Field(() => KopecksScalar, { description: 'Its share of what the promo code takes off.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points that paid for it.' })
  bonuses: number;

  @Field(() => KopecksScalar, { description: 'Money paid for it.' })
  soldPrice: number;

  @Field(() => Int, { description: 'Points it earns when delivered.' })
  cashback: number;

  @Field(() => String, { nullable: true })
  trackCode: string | null;

  @Field(() => String, { nullable: true })
  cdekWaybillId: string | null;

  @Field(() => OrderedItem)
  productItem: OrderedItem;
}

@ObjectType()
export class OrderAddress extends PostalAddress {
  @Field()
  country: string;
}

/** Fields that both the owner and the public see of an order. */
@ObjectType({ isAbstract: true })
abstract class OrderView {
  @Field(() => ID, { description: 'Unguessable: whoever has it sees the public page.' })
  id: string;

  @Field(() => Int, { description: 'What people say on the telephone.' })
  number: number;

  @Field(() => OrderStatus)
  status: Status;

  @Field()
  createdAt: Date;

  @Field(() => KopecksScalar, { description: 'At old prices, before anything is taken off.' })
  goodsPrice: number;

  @Field(() => KopecksScalar, { description: 'Of the promo code.' })
  discountValue: number;

  @Field(() => Int, { description: 'Points.' })
  paidByBonuses: number;

  @Field(() => KopecksScalar)
  deliveryPrice: number;

  @Field(() => KopecksScalar, { description: 'Money: goods after code and points, plus delivery.' })
  totalPrice: number;

  @Field(() => KopecksScalar, { description: 'Money given back so far.' })
  refunded: number;

  @Field(() => Int, { description: 'Points it earns when all of it is delivered.' })
  cashback: number;

  @Field()
  paid: boolean;

  @Field(() => PaymentType)
  paymentType: PaymentType;

  @Field(() => String, { nullable: true, description: 'While it can be paid; createPaymentLink makes one.' })
  paymentLink: string | null;

  @Field({ description: 'Whether createPaymentLink would make a link.' })
  payable: boolean;

  @Field(() => Date, {
    nullable: true,
    description: 'When an order that is not confirmed or paid gives its goods back.',
  })
  expiresAt: Date | null;

  @Field({
    description:
      'Whether the telephone is known to be the shopper’s: the account’s own, or confirmed by `confirmOrderPhone`. A request without it holds its goods for minutes.',
  })
  phoneConfirmed: boolean;

  @Field(() => PickupPointDelivery, { nullable: true })
  cdekDelivery: PickupPointDelivery | null;

  @Field(() => [OrderProductItem])
  orderProductItems: OrderProductItem[];
}

@ObjectType({ description: 'An order as its owner sees it.' })
export class Order extends OrderView {
  @Field(() => ID)
  uuid: string;

  @Field()
  updatedAt: Date;

  @Field()
  name: string;

  @Field(() => String, { nullable: true })
  surname: string | null;

  @Field(() => String, { nullable: true, description: 'Patronymic.' })
  lastname: string | null;

  @Field({ description: 'E.164.' })
  phone: string;

  @Field(() => String, { nullable: true })
  email: string | null;

  @Field(() => String, { nullable: true })
  comment: string | null;

  @Field(() => String, { nullable: true })
  promocode: string | null;

  @Field(() => OrderAddress, { nullable: true })
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

@ObjectType()
export class OrderPage {
  @Field(() => [Order])
  items: Order[];

  @Field(() => Pagination)
  pagination: Pagination;
}

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

@ObjectType()
export class PaymentLink {
  @Field()
  paymentLink: string;
}
