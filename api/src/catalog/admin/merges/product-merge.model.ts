import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../../../platform/graphql/kopecks.scalar.js';
import { MergeSide } from './merge.model.js';

@ObjectType({ description: 'What follows the offers of a product that becomes another one.' })
export class ProductMergeCounts {
  @Field(() => Int, { description: 'Product items that move.' })
  offers: number;

  @Field(() => Int, { description: 'Units of orders, old and open: the target is their product then.' })
  units: number;

  @Field(() => Int, { description: 'Reviews in any state.' })
  reviews: number;

  @Field(() => Int, { description: 'Questions in any state.' })
  questions: number;

  @Field(() => Int, { description: 'Shoppers who have it among their favourites.' })
  favourites: number;

  @Field(() => Int, { description: 'Notices of sizes that are to be back or cheaper.' })
  notices: number;

  @Field(() => Int, { description: 'Requests about a lower price.' })
  requests: number;

  @Field(() => Int, { description: 'Collections that show it.' })
  collections: number;

  @Field(() => Int, { description: 'Addresses that lead to the target then: its own and its former ones.' })
  addresses: number;

  @Field(() => Int, { description: 'Rules and judged queries of the search that name it.' })
  searchRules: number;

  @Field(() => Int, { description: 'Feeds that have it: their offers are of the target then.' })
  feeds: number;

  @Field(() => Int, { description: 'Days with sales, which are added to those of the target.' })
  salesDays: number;
}

@ObjectType({ description: 'A product item of which a merge leaves one.' })
export class ClashingOffer {
  @Field(() => ID, { description: 'Id of the product item.' })
  id: string;

  @Field(() => KopecksScalar, { description: 'Price, in kopecks.' })
  price: number;

  @Field(() => Int, { description: 'Units in stock, with those that orders hold.' })
  stock: number;
}

@ObjectType({ description: 'A size that both products have from one supplier.' })
export class SizeClash {
  @Field({ description: 'Name of the size.' })
  size: string;

  @Field({ description: 'Name of the supplier.' })
  supplier: string;

  @Field(() => ClashingOffer, { description: 'The item of the source: it goes off sale and stays with the source.' })
  source: ClashingOffer;

  @Field(() => ClashingOffer, { description: 'The item of the target, which stays.' })
  target: ClashingOffer;
}

@ObjectType({ description: 'A merge of two products: what it changes.' })
export class ProductMerge {
  @Field(() => MergeSide, { description: 'The product that goes off sale; it is not removed.' })
  source: MergeSide;

  @Field(() => MergeSide, { description: 'The product that has all of it then.' })
  target: MergeSide;

  @Field({ description: 'Version of the target before the merge; the merge takes it.' })
  version: string;

  @Field(() => ProductMergeCounts, { description: 'How much follows.' })
  moved: ProductMergeCounts;

  @Field(() => [SizeClash], {
    description: 'Sizes that both have; the merge asks for `offersOfTargetStay` if there are any.',
  })
  clashes: SizeClash[];

  @Field(() => Int, { description: 'Pictures of the source, which stay with it: those of the target are shown.' })
  pictures: number;
}
