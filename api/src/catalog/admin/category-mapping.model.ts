import { Field, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { CategoryMappingState } from '../../generated/prisma/enums.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';

export { CategoryMappingState };

registerEnumType(CategoryMappingState, {
  name: 'CategoryMappingState',
  description: 'Who assigned the shop’s category to a feed’s category.',
  valuesMap: {
    SUGGESTED: { description: 'Assigned by an import, by names of the category or of its products.' },
    CONFIRMED: { description: 'Assigned by an operator.' },
    UNMAPPED: { description: 'Not assigned: the category has the feed’s own name and is not in the first menu.' },
  },
});

@ObjectType({ description: 'The shop’s category for the products of a feed’s category (docs/import.md).' })
export class CategoryMapping {
  @Field({ description: 'Name of the feed, as in imports and in `feedSources`.' })
  source: string;

  @Field({
    description: 'Key of the feed’s category, made of the category names; `confirmCategoryMapping` takes the key.',
  })
  feedCategory: string;

  @Field(() => [String], { description: 'Names of the feed’s category and its parents, top level first.' })
  path: string[];

  @Field({ description: 'Slug of the shop’s category that has the products.' })
  category: string;

  @Field({ description: 'Name of the shop’s category for shoppers.' })
  categoryName: string;

  @Field(() => CategoryMappingState, { description: 'Who assigned the shop’s category to the feed’s category.' })
  state: CategoryMappingState;

  @Field(() => Int, { description: 'Number of the feed’s products in the shop’s category.' })
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
