import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CategoryMappingState } from '../../generated/prisma/enums.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';

export { CategoryMappingState };

registerEnumType(CategoryMappingState, {
  name: 'CategoryMappingState',
  description: 'Who has said where the products of a feed’s category belong.',
  valuesMap: {
    SUGGESTED: { description: 'An import, by the names of the category or of its products.' },
    CONFIRMED: { description: 'An operator.' },
    UNMAPPED: { description: 'Nobody: the category has the feed’s own name and is not in the first menu.' },
  },
});

@ObjectType({ description: 'Where the products of a feed’s category stand in the shop’s tree (docs/import.md).' })
export class CategoryMapping {
  @Field({ description: 'Name of the feed, as imports and `feedSources` have it.' })
  source: string;

  @Field({ description: 'Key of the feed’s category, made of its names; `confirmCategoryMapping` takes it.' })
  feedCategory: string;

  @Field(() => [String], { description: 'Names that the feed gives, from the top level down.' })
  path: string[];

  @Field({ description: 'Slug of the category of the shop that its products are in.' })
  category: string;

  @Field({ description: 'Name of that category as shoppers see it.' })
  categoryName: string;

  @Field(() => CategoryMappingState, { description: 'Who has said so.' })
  state: CategoryMappingState;

  @Field(() => Int, { description: 'Number of the feed’s products that are in that category.' })
  products: number;
}

@ObjectType({ description: 'A page of `categoryMappings`.' })
export class CategoryMappingPage {
  @Field(() => [CategoryMapping], {
    description: 'Categories of feeds: unmapped ones first, then by the number of products.',
  })
  items: CategoryMapping[];

  @Field(() => Pagination, { description: 'Position of this page and total number of categories.' })
  pagination: Pagination;
}
