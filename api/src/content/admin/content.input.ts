import { Field, ID, InputType, Int, registerEnumType } from '@nestjs/graphql';
import {
  ArrayMaxSize,
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
import { DateOrTime } from '../../platform/graphql/date-time.scalar.js';
import { ContentKind } from '../../generated/prisma/enums.js';
import { Clearable, ClearableList, ClearableText, Text } from '../../operator/index.js';
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

@InputType({ description: 'A text that is not saved.' })
export class RenderContentInput {
  @Field({ description: 'GitHub Flavored Markdown with the directives of docs/content.md.' })
  @IsString()
  @Length(1, 60_000)
  markdown: string;
}

@InputType({ description: 'Revision to publish and its publication period.' })
export class PublishContentInput extends ContentRevisionInput {
  @DateOrTime('START', {
    nullable: true,
    description:
      'Start of the display period; null: immediately. Absent: a planned start stays; without one, immediately.',
  })
  @IsOptional()
  publishAt?: Date | null;

  @DateOrTime('LAST', {
    nullable: true,
    description: 'End of the display period; null: no end. Absent: an end in the future stays.',
  })
  @IsOptional()
  finishAt?: Date | null;
}

@InputType({
  description: 'The text of a new revision. Absent fields stay as in the latest revision; null clears.',
})
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

  @Field(() => ContentKind, { description: 'Article or information page. The kind cannot be changed later.' })
  @IsIn(Object.values(ContentKind))
  kind: ContentKind;

  @Field({ description: 'For an article, its slug; for a page, its path without the leading slash.' })
  @Matches(PATH, says('slugOfText'))
  @MaxLength(100)
  slug: string;

  @Field({ description: 'Heading of the text, 1 to 200 characters.' })
  @Text(200)
  title: string;

  @ClearableText(500, 'Summary for cards and search engines; null: none.')
  description?: string;

  @Clearable(500, 'Picture above the text: `url` of an upload, or an https URL to download once.')
  posterUrl?: string | null;

  @Clearable(500, 'Image for dark themes; null: `posterUrl` is used.')
  darkPosterUrl?: string | null;

  @ClearableList('All topics of the article, by which shoppers can filter the blog; null: none.')
  @ArrayMaxSize(MOST_OF_A_LIST)
  @Length(1, 60, { each: true })
  tags?: string[];

  @ClearableList('Slugs of all related products; null: none.')
  @ArrayMaxSize(MOST_OF_A_LIST)
  @Matches(SLUG, { each: true })
  productSlugs?: string[];

  @ClearableList('Slugs of all brands whose new products are shown as related ones; null: none.')
  @ArrayMaxSize(MOST_OF_A_LIST)
  @Matches(SLUG, { each: true })
  brandSlugs?: string[];

  @ClearableText(200, 'Content of the HTML element title; null: the heading is used.')
  seoTitle?: string;

  @ClearableText(500, 'Content of the meta tag description; null: the summary is used.')
  seoDescription?: string;

  @ClearableText(500, 'Content of the meta tag keywords; null: none.')
  seoKeywords?: string;

  @Field({ description: 'GitHub Flavored Markdown with the directives of docs/content.md.' })
  @IsString()
  @Length(1, 60_000)
  markdown: string;
}
