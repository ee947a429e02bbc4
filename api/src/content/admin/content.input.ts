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
import { ContentKind } from '../../generated/prisma/enums.js';
import { Clearable, Text } from '../../operator/index.js';
import { says } from '../../shared/messages/messages.js';

registerEnumType(ContentKind, {
  name: 'ContentKind',
  description: 'Whether content is a blog article or an information page.',
  valuesMap: {
    ARTICLE: { description: 'A blog article, /blog/{slug}.' },
    PAGE: { description: 'An information page, /{slug}.' },
  },
});

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const PATH = /^[a-z0-9]+(-[a-z0-9]+)*(\/[a-z0-9]+(-[a-z0-9]+)*)*$/;
const MOST_OF_A_LIST = 24;

@InputType({ description: 'Filters articles and information pages; with no field set, returns all.' })
export class ContentListInput {
  @Field(() => ContentKind, { nullable: true, description: 'Returns only articles or only pages.' })
  @IsOptional()
  @IsIn(Object.values(ContentKind))
  kind?: ContentKind | null;

  @Field(() => String, { nullable: true, description: 'Part of a title or path.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  search?: string | null;
}

@InputType({ description: 'Identifies an article or information page.' })
export class ContentInput {
  @Field(() => ID, { description: '`id` of an entry from `contentList`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Identifies a revision of an article or information page.' })
export class ContentRevisionInput extends ContentInput {
  @Field(() => Int, { description: '`number` of a revision from `contentVersions`.' })
  @IsInt()
  @Min(1)
  @Max(1_000_000)
  number: number;
}

@InputType({ description: 'Revision to publish and its publication period.' })
export class PublishContentInput extends ContentRevisionInput {
  @Field(() => Date, { nullable: true, description: 'From when it is shown; absent or null: immediately.' })
  @IsOptional()
  @IsDate()
  publishAt?: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is shown; absent or null: without end.' })
  @IsOptional()
  @IsDate()
  finishAt?: Date | null;
}

@InputType({ description: 'Complete data of a revision.' })
export class SaveContentInput {
  @Field(() => ID, { nullable: true, description: 'Id of the article or page; absent: creates a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'Number of the latest revision when editing began; 0 for a new article or page.',
  })
  @IsInt()
  @Min(0)
  @Max(1_000_000)
  after = 0;

  @Field(() => ContentKind, { description: 'Article or information page. It cannot be changed later.' })
  @IsIn(Object.values(ContentKind))
  kind: ContentKind;

  @Field({ description: 'For an article, its slug; for a page, its path without the leading slash.' })
  @Matches(PATH, says('slugOfText'))
  @MaxLength(100)
  slug: string;

  @Field({ description: 'Heading of the text, 1 to 200 characters.' })
  @Text(200)
  title: string;

  @Field({ defaultValue: '', description: 'Summary for cards and search engines.' })
  @IsString()
  @MaxLength(500)
  description: string;

  @Clearable(500, 'Picture above the text: `url` of an upload, or an https URL to download once.')
  posterUrl?: string | null;

  @Clearable(500, 'Image for dark themes; null: `posterUrl` is used.')
  darkPosterUrl?: string | null;

  @Field(() => [String], { defaultValue: [], description: 'Topics, by which shoppers can filter the blog.' })
  @ArrayMaxSize(MOST_OF_A_LIST)
  @ArrayUnique()
  @Length(1, 60, { each: true })
  tags: string[] = [];

  @Field(() => [String], { defaultValue: [], description: 'Slugs of related products.' })
  @ArrayMaxSize(MOST_OF_A_LIST)
  @ArrayUnique()
  @Matches(SLUG, { each: true })
  productSlugs: string[] = [];

  @Field(() => [String], {
    defaultValue: [],
    description: 'Slugs of brands whose new products are shown as related ones.',
  })
  @ArrayMaxSize(MOST_OF_A_LIST)
  @ArrayUnique()
  @Matches(SLUG, { each: true })
  brandSlugs: string[] = [];

  @Field({ defaultValue: '', description: 'Content of the HTML element title; empty: the heading is used.' })
  @IsString()
  @MaxLength(200)
  seoTitle: string;

  @Field({ defaultValue: '', description: 'Content of the meta tag description; empty: the summary is used.' })
  @IsString()
  @MaxLength(500)
  seoDescription: string;

  @Field({ defaultValue: '', description: 'Content of the meta tag keywords.' })
  @IsString()
  @MaxLength(500)
  seoKeywords: string;

  @Field({ description: 'GitHub Flavored Markdown with the directives of docs/content.md.' })
  @IsString()
  @Length(1, 60_000)
  markdown: string;
}
