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
      'Saves a search. Saving the same search again changes the name of the existing one. SAVED_SEARCH_EMPTY (neither text nor filters), SECTION_NOT_FOUND, MAILBOX_NEEDED (account has no e-mail address), SAVED_SEARCHES_FULL, SEARCH_NOTICES_FULL (too many searches with e-mails).',
  })
  saveSearch(@CurrentViewer() { userId }: Viewer, @Args('dto') dto: SaveSearchInput): Promise<SavedSearch> {
    return this.searches.save(userId, dto);
  }

  @Mutation(() => SavedSearch, {
    description:
      'Renames a saved search, or switches e-mails about the saved search on or off. SAVED_SEARCH_NOT_FOUND, MAILBOX_NEEDED (account has no e-mail address), SEARCH_NOTICES_FULL (too many searches with e-mails).',
  })
  editSavedSearch(@CurrentViewer() { userId }: Viewer, @Args('dto') dto: EditSavedSearchInput): Promise<SavedSearch> {
    return this.searches.edit(userId, dto);
  }

  @Mutation(() => Boolean, { description: 'Deletes a saved search; returns false if the shopper has no such search.' })
  removeSavedSearch(
    @CurrentViewer() { userId }: Viewer,
    @Args('dto') { id }: RemoveSavedSearchInput,
  ): Promise<boolean> {
    return this.searches.remove(userId, id);
  }

  @Public()
  @Mutation(() => Boolean, {
    description:
      'Stops all e-mails about saved searches, by the token in the link of such an e-mail. Returns false if the token is wrong or the e-mails are stopped already.',
  })
  async stopSearchNotices(@Args('dto') { token }: StopSearchNoticesInput): Promise<boolean> {
    const userId = this.stopLink.read(token);
    return userId !== null && this.searches.stopNotices(userId);
  }
}
