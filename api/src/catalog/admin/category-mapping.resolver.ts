import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor } from '../../platform/auth/actor.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { CategoryMappingsInput, ConfirmCategoryMappingInput } from './category-mapping.input.js';
import { CategoryMapping, CategoryMappingPage } from './category-mapping.model.js';
import { CategoryMappings } from './category-mappings.js';

@Needs('WRITE_CATALOGUE')
@Resolver()
export class CategoryMappingResolver {
  constructor(private readonly mappings: CategoryMappings) {}

  @Needs('READ_CATALOGUE')
  @Query(() => CategoryMappingPage, {
    description:
      'Returns categories of feeds with the shop’s categories assigned to them: unmapped ones first, the largest first.',
  })
  categoryMappings(
    @Args('dto', { nullable: true, description: 'Filters the mappings; by default returns all.' })
    dto?: CategoryMappingsInput,
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<CategoryMappingPage> {
    return this.mappings.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Mutation(() => CategoryMapping, {
    description:
      'Assigns a category of the shop to a feed’s category and moves the products there; later imports do the same. Products that an operator has placed elsewhere stay. NOT_FOUND.',
  })
  confirmCategoryMapping(
    @Args('dto', { description: 'A category of a feed and one of the shop.' }) dto: ConfirmCategoryMappingInput,
    @CurrentActor() by: Actor,
  ): Promise<CategoryMapping> {
    return this.mappings.confirm(by, dto);
  }
}
