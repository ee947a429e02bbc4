import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { IsInt, IsOptional, IsString, IsUUID, Max, MaxLength, Min } from 'class-validator';
import { CATALOGUE_SLUG, Clearable, IfGiven, Slug, Text, SeenVersion } from '../../operator/index.js';

@InputType({ description: 'Filters brands; with no field set, returns all.' })
export class BrandsInput {
  @Field(() => String, { nullable: true, description: 'Part of a name or slug.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({ description: 'Identifies a brand.' })
export class BrandIdInput {
  @Field(() => ID, { description: '`id` of a brand from `brands`.' })
  @IsUUID('all')
  id: string;
}

@InputType({
  description:
    'A brand, identified by `id`, else by `slug`. With neither, or if no brand has the `slug`, a brand is created. Absent fields stay unchanged.',
})
export class SaveBrandInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of an existing brand.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Slug: lower-case Latin letters and digits, joined by hyphens; 200 characters at most. With `id`, the new slug of the brand. By default a new brand’s slug is derived from its name.',
  })
  @IfGiven()
  @Slug(CATALOGUE_SLUG)
  slug?: string;

  @Field(() => String, {
    nullable: true,
    description:
      'Name for shoppers, 1 to 300 characters; must differ from the names of all other brands (NAME_TAKEN). Required for a new brand.',
  })
  @IfGiven()
  @Text(300)
  name?: string;

  @Field(() => Int, {
    nullable: true,
    description: 'Sort weight: brands with a higher weight come first in lists. Default for a new brand: 0.',
  })
  @IfGiven()
  @IsInt()
  @Min(-1_000_000)
  @Max(1_000_000)
  positionScore?: number;

  @Clearable(500, '`url` of an upload, or an https URL to download once; null removes the logo.')
  logoUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'HTML for the brand’s page. Elements other than text, structure and links are removed. Null: none.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(50_000)
  description?: string | null;
}
