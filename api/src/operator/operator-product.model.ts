import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { BonusCalcState, Material, Season, Sex } from '../catalog/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

@ObjectType({ description: 'An offer with its stock and prices.' })
export class OperatorOffer {
  @Field(() => ID, { description: 'Of the product item; `setPrices` and `setStock` take it.' })
  id: string;

  @Field(() => ID, { description: 'Product that it is a size of.' })
  productId: string;

  @Field({ description: 'Name of the size.' })
  size: string;

  @Field({ description: 'Name of the supplier.' })
  supplier: string;

  @Field(() => String, { nullable: true, description: 'Supplier’s number; null where the feed has none.' })
  sku: string | null;

  @Field(() => String, { nullable: true, description: 'Its id in the feed or system that the product comes from.' })
  externalId: string | null;

  @Field({ description: 'ISO 3166-1 alpha-2 of the country it ships from.' })
  deliveryIsoCode: string;

  @Field({ description: 'Whether the shop offers it.' })
  active: boolean;

  @Field(() => Int, { description: 'Units there are, those of unpaid orders included.' })
  stock: number;

  @Field(() => Int, { description: 'Of the stock, what open orders hold.' })
  reserved: number;

  @Field(() => Int, { description: 'Most units of it that one order may have.' })
  maxPerOrder: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'What everybody pays, in kopecks; null where it has no price and is not sold.',
  })
  price: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Struck-out price in kopecks; null without a sale.' })
  oldPrice: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'What signed-in shoppers pay, in kopecks; null where it is the same for all.',
  })
  loyaltyPrice: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Who set the prices by hand, a person or a program: name, mailbox or telephone. Null: they are the feed’s.',
  })
  priceSetBy: string | null;

  @Field(() => Date, { nullable: true, description: 'When an operator set the prices; null: they are the feed’s.' })
  priceSetAt: Date | null;
}

@ObjectType({ description: 'What another system calls a product.' })
export class OperatorProductSource {
  @Field({ description: 'Name of the feed or of the system.' })
  source: string;

  @Field({ description: 'Its id there; `saveProduct` takes both.' })
  externalId: string;
}

@ObjectType({ description: 'A product as operators see it, off sale too.' })
export class OperatorProduct {
  @Field(() => ID, { description: 'Of the product; all calls about it take it.' })
  id: string;

  @Field({ description: 'Last part of its address /product/{slug}.' })
  slug: string;

  @Field({ description: 'Name for shoppers, in Russian.' })
  name: string;

  @Field({ description: 'Sanitised HTML.' })
  description: string;

  @Field({ description: 'Whether it is on sale.' })
  active: boolean;

  @Field({ description: 'Whether it is for children.' })
  children: boolean;

  @Field({ description: 'Set by hand.' })
  newArrival: boolean;

  @Field({ description: 'Marked as sold at the shop’s own best price.' })
  meetPrice: boolean;

  @Field(() => BonusCalcState, { description: 'Whether it earns points, can be paid for with them, both or neither.' })
  bonusCalcState: BonusCalcState;

  @Field(() => Sex, { description: 'Whom it is for.' })
  sex: Sex;

  @Field(() => [Season], { description: 'Seasons that filters know.' })
  seasons: Season[];

  @Field(() => [Material], { description: 'Materials that filters know.' })
  material: Material[];

  @Field(() => Int, { description: 'Units in paid orders.' })
  unitSold: number;

  @Field(() => Date, { nullable: true, description: 'When a unit was last paid for; null if none was.' })
  lastSoldAt: Date | null;

  @Field(() => [OperatorProductSource], { description: 'Its ids in feeds and other systems.' })
  sources: OperatorProductSource[];

  @Field(() => String, { nullable: true, description: 'Name of the model that it shares with its other colours.' })
  model: string | null;

  @Field(() => [String], { description: 'Slugs of its categories, the outermost first.' })
  category: string[];

  @Field(() => [String], { description: 'Names of its colours, the main one first.' })
  colours: string[];

  @Field(() => [String], { description: 'Names.' })
  brands: string[];

  @Field(() => [ID], { description: 'Badges on it, the first one first; `showcase` has them.' })
  badgeIds: string[];

  @Field(() => [OperatorOffer], { description: 'All its offers, those off sale too.' })
  items: OperatorOffer[];

  @Field({ description: 'Since when it counts as published.' })
  publishedAt: Date;

  @Field({ description: 'When it was last changed.' })
  updatedAt: Date;
}

@ObjectType({ description: 'A part of `products`.' })
export class OperatorProductPage {
  @Field(() => [OperatorProduct], { description: 'Products of this page, the last changed first.' })
  items: OperatorProduct[];

  @Field(() => Pagination, { description: 'Which page it is, and how many products there are.' })
  pagination: Pagination;
}
