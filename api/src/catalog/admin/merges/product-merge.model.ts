import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { KopecksScalar } from '../../../platform/graphql/kopecks.scalar.js';
import { MergeSide } from './merge.model.js';

@ObjectType({ description: 'Numbers of objects that a merge moves from one product to another.' })
export class ProductMergeCounts {
  @Field(() => Int, { description: 'Number of product items that move to the target.' })
  offers: number;

  @Field(() => Int, {
    description: 'Number of units in old and open orders; after the merge, they belong to the target.',
  })
  units: number;

  @Field(() => Int, { description: 'Number of reviews of the source, in any state.' })
  reviews: number;

  @Field(() => Int, { description: 'Number of questions about the source, in any state.' })
  questions: number;

  @Field(() => Int, { description: 'Number of shoppers who have the source among their favourites.' })
  favourites: number;

  @Field(() => Int, { description: 'Number of stock notices for sizes of the source.' })
  notices: number;

  @Field(() => Int, { description: 'Number of price-match requests for the source.' })
  requests: number;

  @Field(() => Int, { description: 'Number of collections that show the source.' })
  collections: number;

  @Field(() => Int, {
    description: 'Number of URLs, current and former, of the source; after the merge they lead to the target.',
  })
  addresses: number;

  @Field(() => Int, { description: 'Number of search rules and judged queries that name the source.' })
  searchRules: number;

  @Field(() => Int, {
    description: 'Number of feeds that have the source; after the merge, their offers belong to the target.',
  })
  feeds: number;

  @Field(() => Int, {
    description: 'Number of days with sales of the source; the sales are added to those of the target.',
  })
  salesDays: number;
}

@ObjectType({
  description: 'One of two product items of the same supplier and size; a merge keeps only one of the two.',
})
export class ClashingOffer {
  @Field(() => ID, { description: 'Id of the product item.' })
  id: string;

  @Field(() => KopecksScalar, { description: 'Price, in kopecks.' })
  price: number;

  @Field(() => Int, { description: 'Units in stock, including units reserved by orders.' })
  stock: number;
}

@ObjectType({ description: 'A size that both products have from one supplier.' })
export class SizeClash {
  @Field({ description: 'Name of the size.' })
  size: string;

  @Field({ description: 'Name of the supplier.' })
  supplier: string;

  @Field(() => ClashingOffer, { description: 'The item of the source. It goes off sale and stays with the source.' })
  source: ClashingOffer;

  @Field(() => ClashingOffer, { description: 'The item of the target, which stays on sale.' })
  target: ClashingOffer;
}

@ObjectType({ description: 'Effects of merging two products.' })
export class ProductMerge {
  @Field(() => MergeSide, { description: 'The product that goes off sale. The product is not deleted.' })
  source: MergeSide;

  @Field(() => MergeSide, { description: 'The product that remains on sale after the merge.' })
  target: MergeSide;

  @Field({ description: 'Version of `target` before the merge; the merge call takes it.' })
  version: string;

  @Field(() => ProductMergeCounts, {
    description: 'Numbers of objects that the merge moves from `source` to `target`.',
  })
  moved: ProductMergeCounts;

  @Field(() => [SizeClash], {
    description:
      'Sizes that both products have from one supplier; if there are any, the merge requires `offersOfTargetStay`.',
  })
  clashes: SizeClash[];

  @Field(() => Int, {
    description:
      'Number of pictures of the source. The pictures stay with the source; the target keeps showing its own.',
  })
  pictures: number;
}
