import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { CATALOGUE_SLUG, IfGiven, Slug, Text } from './inputs.js';

@InputType({
  description:
    'A category: `id` names it, or else `slug`, or else its name and parent. One that is not there is made. What is left out stays.',
})
export class SaveCategoryInput {
  @Field(() => ID, { nullable: true, description: 'Of a category that is there.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Lower-case Latin letters and digits, joined by hyphens; 200 at most. With `id`: the new slug. A new category gets one from the names of its path.',
  })
  @IfGiven()
  @Slug(CATALOGUE_SLUG)
  slug?: string;

  @Field(() => String, {
    nullable: true,
    description: 'As shoppers read it, 1 to 300 characters. A new category needs it.',
  })
  @IfGiven()
  @Text(300)
  name?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Slug of the category above; null: none. The tree has three levels. A category moves with all below it, and with their products.',
  })
  @IsOptional()
  @Slug(CATALOGUE_SLUG)
  parent?: string | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Place among its neighbours; the lowest stands first. A new category has 0.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100_000)
  position?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Shipping weight of one unit in grams; null: that of the category above, or the shop’s own.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  weightGrams?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'Its number in Google’s taxonomy of goods (https://www.google.com/basepages/producttype/taxonomy-with-ids.en-US.txt), 1 to 1,000,000, for the feed of Google; null: that of the category above, or none.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  googleProductCategory?: number | null;
}
