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
    description: 'Returns where imports have placed the categories of feeds: unmapped ones first, the largest first.',
  })
  categoryMappings(
    @Args('dto', { nullable: true, description: 'Which categories to return; by default all.' })
    dto?: CategoryMappingsInput,
    @Args('pagination', { nullable: true, description: 'Page to return; by default the first.' })
    pagination?: PaginationInput,
  ): Promise<CategoryMappingPage> {
    return this.mappings.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Mutation(() => CategoryMapping, {
    description:
      'Says where the products of a feed’s category belong, and moves them there; later imports follow. Products that an operator has placed elsewhere stay. NOT_FOUND.',
  })
  confirmCategoryMapping(
    @Args('dto', { description: 'A category of a feed and one of the shop.' }) dto: ConfirmCategoryMappingInput,
    @CurrentActor() by: Actor,
  ): Promise<CategoryMapping> {
    return this.mappings.confirm(by, dto);
  }
}
