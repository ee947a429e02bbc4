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
      'All products of the collection by pages, in the order they were picked; sold-out products have no offer. Works only for a single collection requested by its slug.',
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
      'First 24 products, in the order they were picked; sold-out products have no offer. `productPage` returns all of them.',
  })
  products(@Parent() collection: ListedCollection): Promise<ProductCard[]> {
    return collection.cards();
  }
}
