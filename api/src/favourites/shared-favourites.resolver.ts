import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Public, SignedIn } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { ShareFavourites, type SharedFavouritesShown } from './share-favourites.js';
import {
  FavouritesLink,
  SharedFavourites,
  SharedFavouritesInput,
  ShareFavouritesInput,
} from './shared-favourites.model.js';

@Resolver()
export class SharedFavouritesResolver {
  constructor(private readonly sharing: ShareFavourites) {}

  @SignedIn()
  @Query(() => FavouritesLink, {
    nullable: true,
    description: 'Returns the link to the shopper’s favourites; null if they are not shared.',
  })
  favouritesLink(@CurrentViewer() { userId }: Viewer): Promise<FavouritesLink | null> {
    return this.sharing.link(userId);
  }

  @SignedIn()
  @Mutation(() => FavouritesLink, {
    description: 'Shares the shopper’s favourites by a link. Repeating the call changes the name and keeps the link.',
  })
  shareFavourites(
    @CurrentViewer() { userId }: Viewer,
    @Args('dto') dto: ShareFavouritesInput,
  ): Promise<FavouritesLink> {
    return this.sharing.share(userId, dto);
  }

  @SignedIn()
  @Mutation(() => Boolean, {
    description:
      'Deletes the link to the favourites permanently; sharing again creates a new link. Returns false if the favourites were not shared.',
  })
  stopSharingFavourites(@CurrentViewer() { userId }: Viewer): Promise<boolean> {
    return this.sharing.stop(userId);
  }

  @Public()
  @Query(() => SharedFavourites, {
    description: 'Returns favourites to anyone who has their unguessable link. FAVOURITES_NOT_SHARED.',
  })
  sharedFavourites(
    @Args('dto') { token }: SharedFavouritesInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<SharedFavouritesShown> {
    return this.sharing.page(token, pagination ?? new PaginationInput());
  }
}
