import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { BonusCalcState } from '../index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { Supplier } from '../product.model.js';

@ObjectType({ description: 'A change of a product item’s prices, and who made the change.' })
export class OperatorPriceChange {
  @Field(() => KopecksScalar, { description: 'Price for everybody before the change, in kopecks.' })
  previousPrice: number;

  @Field(() => KopecksScalar, { description: 'Price for everybody after the change, in kopecks.' })
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Struck-out price after the change, in kopecks; null without a sale.',
  })
  oldPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price for signed-in shoppers after the change, in kopecks; null if there is none.',
  })
  loyaltyPrice: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Who set the prices: name, e-mail address or phone number of a person, or name of an API client (a program with its own token). Null if a feed set the prices, or if a scheduled sale began or ended.',
  })
  setBy: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the feed that set the prices; null if no feed did.' })
  source: string | null;

  @Field({ description: 'When the prices changed.' })
  changedAt: Date;
}

@ObjectType({
  description: 'A price of a product item during a limited period, and the regular price outside the period.',
})
export class OperatorScheduledPrice {
  @Field(() => Date, { nullable: true, description: 'Start of the period; null: no start.' })
  from: Date | null;

  @Field(() => Date, { nullable: true, description: 'End of the period; null: no end.' })
  to: Date | null;

  @Field(() => KopecksScalar, { description: 'Price for everybody during the period, in kopecks.' })
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Struck-out price during the period, in kopecks; null if there is none.',
  })
  oldPrice: number | null;

  @Field(() => KopecksScalar, { description: 'Price outside the period, in kopecks.' })
  regularPrice: number;
}

@ObjectType({ description: 'A product item with its stock and prices.' })
export class OperatorOffer {
  @Field(() => ID, { description: 'Id of the product item; `setPrices` and `setStock` take it.' })
  id: string;

  @Field(() => ID, { description: 'Id of the product that the item belongs to.' })
  productId: string;

  @Field({ description: 'Name of the product for shoppers, in Russian.' })
  productName: string;

  @Field({ description: 'Last segment of the product’s path /product/{slug}.' })
  productSlug: string;

  @Field({ description: 'Name of the size.' })
  size: string;

  @Field({ description: 'Name of the product item’s supplier.' })
  supplier: string;

  @Field(() => Supplier, { description: 'Supplier of the item, with its type and country.' })
  suppliedBy: Supplier;

  @Field(() => String, { nullable: true, description: 'SKU of the supplier; null if there is none.' })
  sku: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Barcode (EAN), by which items of several feeds are matched; null if there is none.',
  })
  barcode: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the feed that the item came from; null if it came with its product, or from no feed.',
  })
  source: string | null;

  @Field(() => String, { nullable: true, description: 'Id in the feed or system that the product comes from.' })
  externalId: string | null;

  @Field({ description: 'ISO 3166-1 alpha-2 code of the country the item ships from.' })
  deliveryIsoCode: string;

  @Field({ description: 'Whether the shop offers the item.' })
  active: boolean;

  @Field(() => Int, { description: 'Number of units, including those of unpaid orders.' })
  stock: number;

  @Field(() => Int, { description: 'Number of units in `stock` that open orders have reserved.' })
  reserved: number;

  @Field(() => Int, { description: 'Greatest number of units of this item in one order.' })
  maxPerOrder: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price for everybody in kopecks; null if there is none, and the item is not sold.',
  })
  price: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Struck-out price in kopecks; null without a sale.' })
  oldPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price for signed-in shoppers in kopecks; null if it equals `price`.',
  })
  loyaltyPrice: number | null;

  @Field(() => [OperatorScheduledPrice], {
    description:
      'Prices that the feed gives for limited periods, such as a sale, and whose period has not ended, sorted by time. Empty if an operator or program set the prices.',
  })
  scheduledPrices: OperatorScheduledPrice[];

  @Field(() => String, {
    nullable: true,
    description:
      'Who set the prices: name, e-mail address or phone number of a person, or name of an API client (a program with its own token). Null if the prices come from the feed.',
  })
  priceSetBy: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When an operator or program set the prices; null if they come from the feed.',
  })
  priceSetAt: Date | null;

  @Field(() => BonusCalcState, {
    nullable: true,
    description: 'Whether the item earns points or can be paid for with points; null: as the product.',
  })
  bonusCalcState: BonusCalcState | null;
}
