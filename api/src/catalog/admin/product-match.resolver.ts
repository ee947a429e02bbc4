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
      'Returns products of different feeds that may be the same goods: they have an article or a barcode in common, but the import could not tell. The oldest first.',
  })
  productMatches(
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<ProductMatchPage> {
    return this.matches.page(pagination ?? new PaginationInput());
  }

  @Mutation(() => ID, {
    description:
      'Decides a match. If both are the same, the later product goes off sale, and the other one has its offers, address and favourites; later imports follow. Returns the id of the product that has the offers of `productId` now. NOT_FOUND, PRODUCTS_OF_ONE_SOURCE.',
  })
  decideProductMatch(
    @Args('dto', { description: 'A match of `productMatches`, and the decision.' }) dto: DecideProductMatchInput,
    @CurrentActor() by: Actor,
  ): Promise<string> {
    return this.matches.decide(by, dto);
  }
}
