import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { BonusCalcState } from '../index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { Supplier } from '../product.model.js';

@ObjectType({ description: 'Prices that a product item got, and who set them.' })
export class OperatorPriceChange {
  @Field(() => KopecksScalar, { description: 'Price for everybody before the change, in kopecks.' })
  previousPrice: number;

  @Field(() => KopecksScalar, { description: 'Price for everybody after the change, in kopecks.' })
  price: number;

  @Field(() => KopecksScalar, { nullable: true, description: 'Struck-out price after the change, in kopecks.' })
  oldPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price for signed-in shoppers after the change, in kopecks.',
  })
  loyaltyPrice: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Who set them: a person’s name, e-mail address or phone number, or a program’s name. Null if a feed did, or the clock, when a sale began or ended.',
  })
  setBy: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the feed that set them; null if none did.' })
  source: string | null;

  @Field({ description: 'When the prices changed.' })
  changedAt: Date;
}

@ObjectType({ description: 'A price of a product item that holds for a certain time, and the regular one after it.' })
export class OperatorScheduledPrice {
  @Field(() => Date, { nullable: true, description: 'When it begins; null if it always has.' })
  from: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it ends; null if it does not.' })
  to: Date | null;

  @Field(() => KopecksScalar, { description: 'Price for everybody meanwhile, in kopecks.' })
  price: number;

  @Field(() => KopecksScalar, { nullable: true, description: 'Struck-out price meanwhile, in kopecks.' })
  oldPrice: number | null;

  @Field(() => KopecksScalar, { description: 'Price at all other times, in kopecks.' })
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
    description: 'Barcode (EAN) by which items of several feeds meet; null if there is none.',
  })
  barcode: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the feed that the item came from; null if it came with its product, or from no feed.',
  })
  source: string | null;

  @Field(() => String, { nullable: true, description: 'Id in the feed or system that the product comes from.' })
  externalId: string | null;

  @Field({ description: 'ISO 3166-1 alpha-2 code of the country it ships from.' })
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
      'Prices that the feed gives for certain times, such as a sale’s, and that are not over, in the order of their times. None if an operator or program set the prices.',
  })
  scheduledPrices: OperatorScheduledPrice[];

  @Field(() => String, {
    nullable: true,
    description:
      'Who set the prices: a person’s name, e-mail address or phone number, or a program’s name. Null if they come from the feed.',
  })
  priceSetBy: string | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When an operator or program set the prices; null if they come from the feed.',
  })
  priceSetAt: Date | null;

  @Field(() => BonusCalcState, {
    nullable: true,
    description: 'Whether it earns points or can be paid for with them; null: as its product.',
  })
  bonusCalcState: BonusCalcState | null;
}
