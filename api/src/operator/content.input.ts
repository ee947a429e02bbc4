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
import { says } from '../shared/messages/messages.js';

registerEnumType(ContentKind, {
  name: 'ContentKind',
  description: 'What a text is shown as.',
  valuesMap: {
    ARTICLE: { description: 'An article of the blog, /blog/{slug}.' },
    PAGE: { description: 'A page about the shop, /{slug}.' },
  },
});

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PATH = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;
const MOST_OF_A_LIST = 24;

@InputType({ description: 'Which articles and pages are listed; none of the fields: all.' })
export class ContentListInput {
  @Field(() => ContentKind, { nullable: true, description: 'Articles or pages only.' })
  @IsOptional()
  @IsIn(Object.values(ContentKind))
  kind?: ContentKind | null;

  @Field(() => String, { nullable: true, description: 'Part of a title or an address.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({ description: 'Which article or page.' })
export class ContentInput {
  @Field(() => ID, { description: '`id` of `contentList`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Which revision of which article or page.' })
export class ContentRevisionInput extends ContentInput {
  @Field(() => Int, { description: '`number` of `contentVersions`.' })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  number: number;
}

@InputType({ description: 'What is shown, and when.' })
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

@InputType({ description: 'A revision: the whole text with all that belongs to it.' })
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

  @Field(() => ContentKind, { description: 'Article or page. It cannot be changed later.' })
  @IsIn(Object.values(ContentKind))
  kind: ContentKind;

  @Field({ description: 'Slug of an article; path of a page without the first slash.' })
  @Matches(PATH, says('slugOfText'))
  @MaxLength(100)
  slug: string;

  @Field({ description: 'Heading, 1 to 200 characters.' })
  @Text(200)
  title: string;

  @Field({ defaultValue: '', description: 'Summary for cards and search engines.' })
  @IsString()
  @MaxLength(500)
  description: string;

  @Clearable(500, 'Picture above the text: `url` of an upload, or an https address that is fetched once.')
  posterUrl?: string | null;

  @Clearable(500, 'Another picture for dark themes; null: the same one.')
  darkPosterUrl?: string | null;

  @Field(() => [String], { defaultValue: [], description: 'What it is about; shoppers filter the blog by them.' })
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

  @Field({ defaultValue: '', description: 'For the tag title; empty: the heading.' })
  @IsString()
  @MaxLength(200)
  seoTitle: string;

  @Field({ defaultValue: '', description: 'For the meta tag description; empty: the summary.' })
  @IsString()
  @MaxLength(500)
  seoDescription: string;

  @Field({ defaultValue: '', description: 'For the meta tag keywords.' })
  @IsString()
  @MaxLength(500)
  seoKeywords: string;

  @Field({ description: 'GitHub’s Markdown with the directives of docs/content.md.' })
  @IsString()
  @Length(1, 60_000)
  markdown: string;
}
