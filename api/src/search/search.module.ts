import { Module, type DynamicModule, type Provider } from '@nestjs/common';
import { CatalogModule } from '../catalog/index.js';
import { CollectionResolver } from './collection.resolver.js';
import { FilterListResolver } from './filter-list.resolver.js';
import { ListingFollower } from './listing-follower.js';
import { Listings } from './listings.js';
import { PopularQueries } from './popular-queries.js';
import { ReadCards } from './read-cards.js';
import { RememberedListings } from './remembered-listings.js';
import { SEARCH_ENGINE, type SearchEngine } from './search-engine.js';
import { SearchLog } from './search-log.js';
import { Searches } from './searches.js';
import { SearchResolver } from './search.resolver.js';
import { SelectionResolver } from './selection.resolver.js';
import { Selections } from './selections.js';

@Module({})
export class SearchModule {
  /** `engine` is picked by the composition root. */
  static with(engine: Omit<Extract<Provider<SearchEngine>, { useFactory: unknown }>, 'provide'>): DynamicModule {
    return {
      module: SearchModule,
      imports: [CatalogModule],
      providers: [
        { provide: SEARCH_ENGINE, ...engine },
        CollectionResolver,
        FilterListResolver,
        ListingFollower,
        Listings,
        PopularQueries,
        ReadCards,
        RememberedListings,
        SearchLog,
        Searches,
        SearchResolver,
        SelectionResolver,
        Selections,
      ],
      exports: [ListingFollower, SEARCH_ENGINE],
    };
  }
}
