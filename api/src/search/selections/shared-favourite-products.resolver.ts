import { Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { SharedFavourites, type SharedFavouritesShown } from '../../favourites/index.js';
import { Public } from '../../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../../platform/auth/viewer.js';
import { ProductCard } from '../listings/listing.model.js';
import { Selections } from './selections.js';

/** Adds the cards of a page to shared favourites, with the prices of the viewer. */
@Public()
@Resolver(() => SharedFavourites)
export class SharedFavouriteProductsResolver {
  constructor(private readonly selections: Selections) {}

  @ResolveField(() => [ProductCard], { description: 'Products of this page; sold-out products have no offer.' })
  products(
    @Parent() { shownIds }: SharedFavouritesShown,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return this.selections.byIds(shownIds, viewer?.userId ?? null);
  }
}
