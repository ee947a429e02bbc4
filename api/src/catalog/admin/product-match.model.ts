import { Field, ID, ObjectType } from '@nestjs/graphql';
import { Pagination } from '../../platform/graphql/pagination.model.js';

@ObjectType({ description: 'A product of a match, as operators tell it from others.' })
export class MatchedProduct {
  @Field(() => ID, { description: 'Names the product in `decideProductMatch` and `products`.' })
  id: string;

  @Field({ description: 'Last part of the address of its page.' })
  slug: string;

  @Field({ description: 'Name of the product as shoppers read it.' })
  name: string;

  @Field({ description: 'Whether the product is on sale.' })
  active: boolean;

  @Field(() => [String], { description: 'Feeds that have the product; empty for one that was made in the shop.' })
  sources: string[];
}

@ObjectType({ description: 'Two products of different feeds that may be the same goods (docs/import.md).' })
export class ProductMatch {
  @Field(() => MatchedProduct, {
    description: 'The product that came later. If both are the same, it joins the other.',
  })
  product: MatchedProduct;

  @Field(() => MatchedProduct, { description: 'The product that was there. It stays, with its texts and pictures.' })
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
