import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { CATALOGUE_SLUG, IfGiven, Slug, Text, SeenVersion } from '../../operator/index.js';

@InputType({
  description:
    'A category, identified by `id`, else by `slug`. With neither, or if no category has the `slug`, a category is created. Absent fields stay unchanged.',
})
export class SaveCategoryInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of an existing category.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Slug: lower-case Latin letters and digits, joined by hyphens; 200 characters at most. With `id`, the new slug of the category. By default a new category’s slug is derived from the names on its path.',
  })
  @IfGiven()
  @Slug(CATALOGUE_SLUG)
  slug?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Name for shoppers, 1 to 300 characters; must differ from the names of the category’s siblings (NAME_TAKEN). Required for a new category.',
  })
  @IfGiven()
  @Text(300)
  name?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Slug of the parent category; null: none. The tree has three levels. Moving a category also moves its subcategories and their products.',
  })
  @IsOptional()
  @Slug(CATALOGUE_SLUG)
  parent?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Position among the categories with the same parent, lowest first. Default for a new category: 0.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100_000)
  position?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Shipping weight of one unit in grams; null: inherited from the parent category or, if it has none, from the settings.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  weightGrams?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number in Google’s product taxonomy (https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt), 1 to 1,000,000, for the Google feed. Null: inherited from the parent category, if it has one.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  googleProductCategory?: number | null;
}
