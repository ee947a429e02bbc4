import { Field, InputType } from '@nestjs/graphql';
import { IsEnum, IsOptional, Length } from 'class-validator';
import { CATALOGUE_SLUG, Slug, Text } from '../../operator/index.js';
import { CategoryMappingState } from './category-mapping.model.js';

@InputType({ description: 'Filters the mappings of feeds’ categories; absent or null fields do not restrict.' })
export class CategoryMappingsInput {
  @Field(() => String, { nullable: true, description: 'Name of one feed, 1 to 100 characters.' })
  @IsOptional()
  @Length(1, 100)
  source?: string | null;

  @Field(() => CategoryMappingState, { nullable: true, description: 'Returns only mappings in this state.' })
  @IsOptional()
  @IsEnum(CategoryMappingState)
  state?: CategoryMappingState | null;
}

@InputType({ description: 'A category of the shop for a feed’s category.' })
export class ConfirmCategoryMappingInput {
  @Field({ description: 'Name of the feed, as in `categoryMappings`; 1 to 100 characters.' })
  @Text(100)
  source: string;

  @Field({ description: '`feedCategory` of `categoryMappings`, 1 to 300 characters.' })
  @Text(300)
  feedCategory: string;

  @Field({ description: 'Slug of a category of the shop; the current category confirms the mapping.' })
  @Slug(CATALOGUE_SLUG)
  category: string;
}
