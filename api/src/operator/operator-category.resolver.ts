import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ForPrograms, OperatorOnly } from '../platform/auth/access.js';
import { CurrentActor, type Actor } from '../platform/auth/actor.js';
import { EditCategories } from './edit-categories.js';
import { SaveCategoryInput } from './operator-category.input.js';
import { OperatorCategory } from './operator-category.model.js';
import { RemoveInput } from './showcase.input.js';

@OperatorOnly()
@ForPrograms('WRITE_CATALOGUE')
@Resolver()
export class OperatorCategoryResolver {
  constructor(private readonly edits: EditCategories) {}

  @ForPrograms('READ_CATALOGUE')
  @Query(() => [OperatorCategory], { description: 'The whole tree, level by level, those without goods too.' })
  categories(): Promise<OperatorCategory[]> {
    return this.edits.all();
  }

  @Mutation(() => OperatorCategory, {
    description:
      'Makes a category or changes one. A moved category takes all below it and their products along. NOT_FOUND, NAME_TAKEN.',
  })
  saveCategory(
    @Args('dto', { description: 'Which category, and what becomes of it.' }) dto: SaveCategoryInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorCategory> {
    return this.edits.save(by, dto);
  }

  @Mutation(() => Boolean, { description: 'Removes a category that nothing names. NOT_FOUND, STILL_USED.' })
  async removeCategory(
    @Args('dto', { description: 'The one to remove.' }) { id }: RemoveInput,
    @CurrentActor() by: Actor,
  ): Promise<boolean> {
    await this.edits.remove(by, id);
    return true;
  }
}
