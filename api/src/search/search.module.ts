import { Global, Module, type DynamicModule, type Provider } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { ContentModule } from '../content/index.js';
import { BlogProductsResolver } from './selections/blog-products.resolver.js';
import { CollectionPreviewResolver } from './selections/collection-preview.resolver.js';
import { CollectionResolver } from './selections/collection.resolver.js';
import { FavouriteProductsResolver } from './selections/favourite-products.resolver.js';
import { SharedFavouriteProductsResolver } from './selections/shared-favourite-products.resolver.js';
import { FilterListResolver } from './listings/filter-list.resolver.js';
import { CatalogueState } from './index/catalogue-state.js';
import { CatalogueStateController } from './catalogue-state.controller.js';
import { ListingFollower } from './index/listing-follower.js';
import { Listings } from './listings/listings.js';
import { PopularQueries } from './text/popular-queries.js';
import { ReadCards } from './listings/read-cards.js';
import { ReadCompanions } from './selections/read-companions.js';
import { RememberedListings } from './index/remembered-listings.js';
import { SearchClicks } from './clicks/search-clicks.js';
import { Answers } from './text/answers.js';
import { NoteClick } from './text/note-click.js';
import { ReadAnswers } from './text/read-answers.js';
import { SearchRules } from './rules/search-rules.js';
import { SEARCH_ENGINE, type SearchEngine } from './text/search-engine.js';
import { SearchClickResolver } from './text/search-click.resolver.js';
import { SearchLog } from './text/search-log.js';
import { Searches } from './text/searches.js';
import { SearchResolver } from './search.resolver.js';
import { ShopperSizes } from './listings/shopper-sizes.js';
import { SelectionResolver } from './selections/selection.resolver.js';
import { Selections } from './selections/selections.js';

/**
 * Text search and listings. Dependencies between the folders go one way: `rules` uses `index`;
 * `listings` and `clicks` use both; `text` and `selections` use all four but not each other.
 */
@Global()
@Module({})
export class SearchModule {
  /** The composition root chooses the search engine. */
  static with(engine: Omit<Extract<Provider<SearchEngine>, { useFactory: unknown }>, 'provide'>): DynamicModule {
    return {
      module: SearchModule,
      imports: [CatalogModule, ContentModule],
      controllers: [CatalogueStateController],
      providers: [
        { provide: SEARCH_ENGINE, ...engine },
        Answers,
        BlogProductsResolver,
        CatalogueState,
        CollectionPreviewResolver,
        CollectionResolver,
        FavouriteProductsResolver,
        SharedFavouriteProductsResolver,
        FilterListResolver,
        ListingFollower,
        Listings,
        NoteClick,
        PopularQueries,
        ReadAnswers,
        ReadCards,
        ReadCompanions,
        RememberedListings,
        SearchClickResolver,
        SearchClicks,
        SearchLog,
        Searches,
        SearchResolver,
        SearchRules,
        SelectionResolver,
        Selections,
        ShopperSizes,
      ],
      exports: [
        ListingFollower,
        Listings,
        ReadAnswers,
        ReadCards,
        ReadCompanions,
        SEARCH_ENGINE,
        Searches,
        SearchRules,
        Selections,
        ShopperSizes,
      ],
    };
  }
}
