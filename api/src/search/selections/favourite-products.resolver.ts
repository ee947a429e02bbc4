import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { Favourites, type FavouritesShown } from '../../favourites/index.js';
import { SignedIn } from '../../platform/auth/access.js';
import { ProductCard } from '../listings/listing.model.js';
import { Selections } from './selections.js';

/** Adds the cards of a page to a shopper's favourites. */
@SignedIn()
@Resolver(() => Favourites)
export class FavouriteProductsResolver {
  constructor(private readonly selections: Selections) {}

  @ResolveField(() => [ProductCard], { description: 'Products of this page; sold-out products have no offer.' })
  products(@Parent() { shownIds, userId }: FavouritesShown): Promise<ProductCard[]> {
    return this.selections.byIds(shownIds, userId);
  }
}
