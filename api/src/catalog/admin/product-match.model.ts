import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/graphql/pagination.model.js';

@ObjectType({ description: 'One of the two products of a match.' })
export class MatchedProduct {
  @Field(() => ID, { description: 'Id of the product; `decideProductMatch` and `products` take it.' })
  id: string;

  @Field({ description: 'Last segment of the URL of the product’s page.' })
  slug: string;

  @Field({ description: 'Name of the product as shoppers read it.' })
  name: string;

  @Field({ description: 'Whether the product is on sale.' })
  active: boolean;

  @Field(() => [String], {
    description: 'Names of feeds that have the product; empty for a product created in the shop.',
  })
  sources: string[];
}

@ObjectType({ description: 'Two products of different feeds that may be the same goods (docs/import.md).' })
export class ProductMatch {
  @Field(() => MatchedProduct, {
    description: 'The product that was created later. If both are the same, its offers move to `other`.',
  })
  product: MatchedProduct;

  @Field(() => MatchedProduct, {
    description:
      'The product that existed first. If both are the same, this product remains, with its texts and pictures.',
  })
  other: MatchedProduct;

  @Field({ description: 'The article or barcode that both have.' })
  code: string;

  @Field(() => Date, { description: 'When an import found the match.' })
  foundAt: Date;
}

@ObjectType({ description: 'A page of `productMatches`.' })
export class ProductMatchPage {
  @Field(() => [ProductMatch], { description: 'Matches without a decision, the oldest first.' })
  items: ProductMatch[];

  @Field(() => Pagination, { description: 'Position of this page and total number of matches.' })
  pagination: Pagination;
}
