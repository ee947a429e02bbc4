import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  MaxLength,
  Min,
} from 'class-validator';
import { ContentKind } from '../generated/prisma/enums.js';
import { Clearable, Text } from './inputs.js';

registerEnumType(ContentKind, { name: 'ContentKind' });

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PATH = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;
const MOST_OF_A_LIST = 24;

@InputType()
export class ContentListInput {
  @Field(() => ContentKind, { nullable: true })
  @IsOptional()
  @IsIn(Object.values(ContentKind))
  kind?: ContentKind | null;

  @Field(() => String, { nullable: true, description: 'Part of a title or an address.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType()
export class ContentInput {
  @Field(() => ID)
  @IsUUID('all')
  id: string;
}

@InputType()
export class ContentRevisionInput extends ContentInput {
  @Field(() => Int, { description: 'Number of the revision.' })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  number: number;
}

@InputType()
export class PublishContentInput extends ContentRevisionInput {
  @Field(() => Date, { nullable: true, description: 'From when it is shown; from now on if left out.' })
  @IsOptional()
  @IsDate()
  publishAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is shown; without end if left out.' })
  @IsOptional()
  @IsDate()
  finishAt?: Date | null;
}

@InputType()
export class SaveContentInput {
  @Field(() => ID, { nullable: true, description: 'Without one a new article or page is made.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Number of the last revision, which the editor started from; 0 for a new article or page.',
  })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  after = 0;

  @Field(() => ContentKind)
  @IsIn(Object.values(ContentKind))
  kind: ContentKind;

  @Field({ description: 'Slug of an article; path of a page without the first slash.' })
  @Matches(PATH, { message: 'must be lower-case Latin letters and digits, joined by hyphens; a page may have slashes' })
  @MaxLength(100)
  slug: string;

  @Field()
  @Text(200)
  title: string;

  @Field({ defaultValue: '' })
  @IsString()
  @MaxLength(500)
  description: string;

  @Clearable(500)
  posterUrl?: string | null;

  @Field(() => [String], { defaultValue: [] })
  @ArrayMaxSize(MOST_OF_A_LIST)
  @ArrayUnique()
  @Length(1, 60, { each: true })
  tags: string[] = [];

  @Field(() => [String], { defaultValue: [], description: 'Slugs of related products.' })
  @ArrayMaxSize(MOST_OF_A_LIST)
  @ArrayUnique()
  @Matches(SLUG, { each: true })
  productSlugs: string[] = [];

  @Field(() => [String], { defaultValue: [], description: 'Slugs of brands whose new products are related.' })
  @ArrayMaxSize(MOST_OF_A_LIST)
  @ArrayUnique()
  @Matches(SLUG, { each: true })
  brandSlugs: string[] = [];

  @Field({ defaultValue: '' })
  @IsString()
  @MaxLength(200)
  seoTitle: string;

  @Field({ defaultValue: '' })
  @IsString()
  @MaxLength(500)
  seoDescription: string;

  @Field({ defaultValue: '' })
  @IsString()
  @MaxLength(500)
  seoKeywords: string;

  @Field({ description: 'GitHub’s Markdown with the directives of docs/content.md.' })
  @IsString()
  @Length(1, 60_000)
  markdown: string;
}
