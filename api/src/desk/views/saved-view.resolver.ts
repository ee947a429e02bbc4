import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { RemoveInput } from '../../operator/index.js';
import { ForOperators } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { SavedView, SavedViewsInput, SaveViewInput } from './saved-view.model.js';
import { SavedViews } from './saved-views.js';

@ForOperators({ onlyPeople: 'A view belongs to a person who works in the desk' })
@Resolver()
export class SavedViewResolver {
  constructor(private readonly views: SavedViews) {}

  @Query(() => [SavedView], {
    description:
      'Returns saved views of a list in the back office (desk), sorted by name: the caller’s own and those shared by colleagues.',
  })
  savedViews(@Args('dto') { room }: SavedViewsInput, @CurrentActor() { id }: Actor): Promise<SavedView[]> {
    return this.views.list(id, room);
  }

  @Mutation(() => [SavedView], {
    description:
      'Saves filters of a list in the back office (desk) under a name, and returns all saved views of this list.',
  })
  saveView(@Args('dto') dto: SaveViewInput, @CurrentActor() { id }: Actor): Promise<SavedView[]> {
    return this.views.save(id, dto);
  }

  @Mutation(() => Boolean, { description: 'Removes a saved view of the caller. NOT_FOUND.' })
  async removeView(@Args('dto') dto: RemoveInput, @CurrentActor() { id }: Actor): Promise<boolean> {
    await this.views.remove(id, dto.id);
    return true;
  }
}
