import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Public } from '../platform/auth/access.js';
import { ProductCard } from './listing.model.js';
import { Collection } from './selection.model.js';
import type { ListedCollection } from './selections.js';

@Public()
@Resolver(() => Collection)
export class CollectionResolver {
  /** A home page shows posters and titles: it need not wait for two hundred cards. */
  @ResolveField(() => [ProductCard], { description: 'In the order they were picked; sold out ones without an offer.' })
  products(@Parent() collection: ListedCollection): Promise<ProductCard[]> {
    return collection.cards();
  }
}
