import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { CATALOGUE_SLUG, Clearable, IfGiven, Slug, Text } from './inputs.js';

@InputType({ description: 'Which brands are listed; none of the fields: all.' })
export class BrandsInput {
  @Field(() => String, { nullable: true, description: 'Of a name or slug.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({
  description:
    'A brand: `id` names it, or else `slug`, or else `name`. One that is not there is made. What is left out stays.',
})
export class SaveBrandInput {
  @Field(() => ID, { nullable: true, description: 'Of a brand that is there.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Lower-case Latin letters and digits, joined by hyphens; 200 at most. With `id`: the new slug. A new brand gets one from its name.',
  })
  @IfGiven()
  @Slug(CATALOGUE_SLUG)
  slug?: string;

  @Field(() => String, {
    nullable: true,
    description: 'As shoppers read it, 1 to 300 characters. A new brand needs it.',
  })
  @IfGiven()
  @Text(300)
  name?: string;

  @Field(() => Int, { nullable: true, description: 'Higher stands earlier in lists; a new brand has 0.' })
  @IfGiven()
  @IsInt()
  @Min(-1_000_000)
  @Max(1_000_000)
  positionScore?: number;

  @Clearable(500, '`url` of an upload, or an https address that is fetched once; null takes the logo away.')
  logoUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'HTML for the brand’s page; what is not text, structure or links is taken out. Null: none.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(50_000)
  description?: string | null;
}
