import { Args, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/auth/access.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { ProductCard, ProductCardPage } from '../listings/listing.model.js';
import { Collection } from './selection.model.js';
import type { ListedCollection } from './selections.js';

@Public()
@Resolver(() => Collection)
export class CollectionResolver {
  @ResolveField(() => ProductCardPage, {
    description:
      'All of them by pages, in the order they were picked; sold out ones without an offer. Of one collection, named by its slug.',
  })
  productPage(
    @Parent() collection: ListedCollection,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<ProductCardPage> {
    return collection.page(pagination ?? new PaginationInput());
  }

  /** Loaded only if requested: a home page that shows only posters and titles need not wait for two hundred cards. */
  @ResolveField(() => [ProductCard], {
    description:
      'The first 24, in the order they were picked; sold out ones without an offer. `productPage` has all of them.',
  })
  products(@Parent() collection: ListedCollection): Promise<ProductCard[]> {
    return collection.cards();
  }
}
