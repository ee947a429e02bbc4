import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { EditCategories } from './edit-categories.js';
import { SaveCategoryInput } from './operator-category.input.js';
import { OperatorCategory } from './operator-category.model.js';
import { RemoveInput } from '../../operator/index.js';

@Needs('WRITE_CATALOGUE')
@Resolver()
export class OperatorCategoryResolver {
  constructor(private readonly edits: EditCategories) {}

  @Needs('READ_CATALOGUE')
  @Query(() => [OperatorCategory], {
    description: 'Returns the whole category tree level by level, including categories without products.',
  })
  categories(): Promise<OperatorCategory[]> {
    return this.edits.all();
  }

  @Mutation(() => OperatorCategory, {
    description:
      'Creates or changes a category. Moving a category also moves its subcategories and their products. NOT_FOUND, NAME_TAKEN (slug or sibling’s name already used).',
  })
  saveCategory(
    @Args('dto', { description: 'A category and its changes.' }) dto: SaveCategoryInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorCategory> {
    return this.edits.save(by, dto);
  }

  @Mutation(() => Boolean, {
    description: 'Deletes a category that is not referenced anywhere. NOT_FOUND, STILL_USED.',
  })
  async removeCategory(
    @Args('dto', { description: 'Id of the object to delete.' }) { id }: RemoveInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.edits.remove(by, id);
    return true;
  }
}
