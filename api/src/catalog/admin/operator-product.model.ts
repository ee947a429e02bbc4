import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { BonusCalcState, Material, Season, Sex } from '../index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';

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

  @Field({ description: 'Name of the size.' })
  size: string;

  @Field({ description: 'Name of the product item’s supplier.' })
  supplier: string;

  @Field(() => String, { nullable: true, description: 'SKU of the supplier; null if there is none.' })
  sku: string | null;

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
}

@ObjectType({ description: 'Id of a product in another system.' })
export class OperatorProductSource {
  @Field({ description: 'Name of the feed or system.' })
  source: string;

  @Field({ description: 'Id in that system; `saveProduct` takes it with `source`.' })
  externalId: string;
}

@ObjectType({ description: 'A product as operators see it, on sale or not.' })
export class OperatorProduct {
  @Field(() => ID, { description: 'Id of the product, for all calls about it.' })
  id: string;

  @Field({ description: 'Last segment of the product’s path /product/{slug}.' })
  slug: string;

  @Field({ description: 'Name for shoppers, in Russian.' })
  name: string;

  @Field({ description: 'Description as sanitised HTML.' })
  description: string;

  @Field({ description: 'Whether the product is on sale.' })
  active: boolean;

  @Field({ description: 'Whether the product is for children.' })
  children: boolean;

  @Field({ description: 'Whether an operator has marked it as new.' })
  newArrival: boolean;

  @Field({ description: 'Whether it is marked as sold at the shop’s own best price.' })
  meetPrice: boolean;

  @Field(() => BonusCalcState, {
    description: 'Whether it earns points, can be paid for with points, both or neither.',
  })
  bonusCalcState: BonusCalcState;

  @Field(() => Sex, { description: 'Sex of the people it is for.' })
  sex: Sex;

  @Field(() => [Season], { description: 'Seasons used by filters.' })
  seasons: Season[];

  @Field(() => [Material], { description: 'Materials used by filters.' })
  material: Material[];

  @Field(() => Int, { description: 'Number of units in paid orders.' })
  unitSold: number;

  @Field(() => Date, { nullable: true, description: 'When a unit was last paid for; null if never.' })
  lastSoldAt: Date | null;

  @Field(() => [OperatorProductSource], { description: 'Ids of the product in feeds and other systems.' })
  sources: OperatorProductSource[];

  @Field(() => String, { nullable: true, description: 'Name of the model that groups its colourways.' })
  model: string | null;

  @Field(() => [String], { description: 'Slugs of its categories, outermost first.' })
  category: string[];

  @Field(() => [String], { description: 'Names of its colours, main colour first.' })
  colours: string[];

  @Field(() => [String], { description: 'Names of its brands.' })
  brands: string[];

  @Field(() => [ID], { description: 'Ids of its badges in display order; `showcase` lists all badges.' })
  badgeIds: string[];

  @Field(() => [OperatorOffer], { description: 'All its product items, including inactive ones.' })
  items: OperatorOffer[];

  @Field({ description: 'Publication date.' })
  publishedAt: Date;

  @Field({ description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A page of `products`.' })
export class OperatorProductPage {
  @Field(() => [OperatorProduct], { description: 'Products of this page, most recently changed first.' })
  items: OperatorProduct[];

  @Field(() => Pagination, { description: 'Position of this page and total number of products.' })
  pagination: Pagination;
}
