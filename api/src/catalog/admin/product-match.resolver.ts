import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { DecideProductMatchInput } from './product-match.input.js';
import { ProductMatchPage } from './product-match.model.js';
import { ProductMatches } from './product-matches.js';

@Needs('WRITE_CATALOGUE')
@Resolver()
export class ProductMatchResolver {
  constructor(private readonly matches: ProductMatches) {}

  @Needs('READ_CATALOGUE')
  @Query(() => ProductMatchPage, {
    description:
      'Returns pairs of products of different feeds that may be the same goods, oldest first. Both have the same article or barcode, but the import could not decide.',
  })
  productMatches(
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<ProductMatchPage> {
    return this.matches.page(pagination ?? new PaginationInput());
  }

  @Mutation(() => ID, {
    description:
      'Decides a match. If both products are the same, the later product goes off sale, and its offers, URL and favourites move to the other product; later imports do the same. Returns the id of the product that has the offers of `productId` now. NOT_FOUND, PRODUCTS_OF_ONE_SOURCE (one feed lists both separately).',
  })
  decideProductMatch(
    @Args('dto', { description: 'A match of `productMatches`, and the decision.' }) dto: DecideProductMatchInput,
    @CurrentActor() by: Actor,
  ): Promise<string> {
    return this.matches.decide(by, dto);
  }
}
