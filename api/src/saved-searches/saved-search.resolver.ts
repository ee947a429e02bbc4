import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Public, SignedIn } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { KeepSavedSearches } from './keep-saved-searches.js';
import {
  EditSavedSearchInput,
  RemoveSavedSearchInput,
  SaveSearchInput,
  StopSearchNoticesInput,
} from './saved-search.input.js';
import { SavedSearch } from './saved-search.model.js';
import { StopLink } from './stop-link.js';

@SignedIn()
@Resolver()
export class SavedSearchResolver {
  constructor(
    private readonly searches: KeepSavedSearches,
    private readonly stopLink: StopLink,
  ) {}

  @Query(() => [SavedSearch], { description: 'Returns the shopper’s saved searches, last saved first, 20 at most.' })
  savedSearchList(@CurrentViewer() { userId }: Viewer): Promise<SavedSearch[]> {
    return this.searches.of(userId);
  }

  @Mutation(() => SavedSearch, {
    description:
      'Saves a search. Saved again, the same one stays one and gets the name. SAVED_SEARCH_EMPTY, SECTION_NOT_FOUND, MAILBOX_NEEDED, SAVED_SEARCHES_FULL, SEARCH_NOTICES_FULL.',
  })
  saveSearch(@CurrentViewer() { userId }: Viewer, @Args('dto') dto: SaveSearchInput): Promise<SavedSearch> {
    return this.searches.save(userId, dto);
  }

  @Mutation(() => SavedSearch, {
    description:
      'Renames a saved search, or switches its letters on or off. SAVED_SEARCH_NOT_FOUND, MAILBOX_NEEDED, SEARCH_NOTICES_FULL.',
  })
  editSavedSearch(@CurrentViewer() { userId }: Viewer, @Args('dto') dto: EditSavedSearchInput): Promise<SavedSearch> {
    return this.searches.edit(userId, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes a saved search; returns false if the shopper has no such one.' })
  removeSavedSearch(
    @CurrentViewer() { userId }: Viewer,
    @Args('dto') { id }: RemoveSavedSearchInput,
  ): Promise<boolean> {
    return this.searches.remove(userId, id);
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Ends all letters about saved searches by the link in such a letter. Returns false for a wrong token, or if they have ended.',
  })
  async stopSearchNotices(@Args('dto') { token }: StopSearchNoticesInput): Promise<boolean> {
    const userId = this.stopLink.read(token);
    return userId !== null && this.searches.stopNotices(userId);
  }
}
