import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { SignedIn } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { Favourites, MergeFavouritesInput, ToggledFavourite, ToggleFavouriteInput } from './favourite.model.js';
import { KeepFavourites, type FavouritesShown } from './keep-favourites.js';

@SignedIn()
@Resolver()
export class FavouriteResolver {
  constructor(private readonly favourites: KeepFavourites) {}

  @Query(() => Favourites, {
    description:
      'Returns the shopper’s favourites. Clients keep a guest’s favourites themselves and call `productList`.',
  })
  favouriteList(
    @CurrentViewer() { userId }: Viewer,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<FavouritesShown> {
    return this.favourites.page(userId, pagination ?? new PaginationInput());
  }

  @Mutation(() => ToggledFavourite, {
    description: 'Adds a product to the favourites or removes it. PRODUCT_NOT_FOUND, FAVOURITES_FULL.',
  })
  toggleFavourite(
    @Args('dto') { productId, isFavourite }: ToggleFavouriteInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<ToggledFavourite> {
    return this.favourites.toggle(userId, productId, isFavourite ?? null);
  }

  @Mutation(() => Favourites, {
    description: 'Adds a guest’s favourites to the account after signing in; repeating the call changes nothing.',
  })
  async mergeFavourites(
    @Args('dto') { productIds }: MergeFavouritesInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<FavouritesShown> {
    await this.favourites.merge(userId, productIds);
    return this.favourites.page(userId, new PaginationInput());
  }
}
