import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { FindNews } from './find-news.js';
import { KeepSavedSearches } from './keep-saved-searches.js';
import { PresentSavedSearch } from './present-saved-search.js';
import { SavedSearchResolver } from './saved-search.resolver.js';
import { SendSearchNews } from './send-search-news.js';
import { StopLink } from './stop-link.js';

@Module({
  imports: [IdentityModule],
  providers: [FindNews, KeepSavedSearches, PresentSavedSearch, SavedSearchResolver, SendSearchNews, StopLink],
})
export class SavedSearchesModule {}
