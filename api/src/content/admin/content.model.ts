import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ContentKind } from '../../generated/prisma/enums.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';

@ObjectType({ description: 'An article or information page as operators see it in lists.' })
export class ContentEntry {
  @Field(() => ID, { description: 'Id of the article or page, for all calls about it.' })
  id: string;

  @Field(() => ContentKind, { description: 'Whether the entry is an article or a page.' })
  kind: ContentKind;

  @Field({ description: 'For an article, its slug; for a page, its path without the leading slash.' })
  slug: string;

  @Field({ description: 'Title of the latest revision.' })
  title: string;

  @Field(() => Int, { description: 'Number of the latest revision.' })
  last: number;

  @Field(() => Int, { nullable: true, description: 'Number of the revision that shoppers see; null if there is none.' })
  shown: number | null;

  @Field(() => Date, { nullable: true, description: 'From when the latest revision is shown; null for a draft.' })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'End of the display period; null: no end.' })
  finishAt: Date | null;
}

@ObjectType({ description: 'A page of articles and information pages.' })
export class ContentEntryPage {
  @Field(() => [ContentEntry], { description: 'Entries of this page, most recently changed first.' })
  items: ContentEntry[];

  @Field(() => Pagination, { description: 'Position of this page and total number of articles and pages.' })
  pagination: Pagination;
}

@ObjectType({ description: 'An entry in the revision history of an article or information page.' })
export class ContentVersion {
  @Field(() => Int, { description: 'Revision number, from 1.' })
  number: number;

  @Field({ description: 'Heading of the revision.' })
  title: string;

  @Field(() => ID, { description: 'Id of the account of the operator who saved the revision.' })
  authorId: string;

  @Field(() => Date, { description: 'When the revision was saved.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'From when the revision is shown; null for a draft.' })
  publishAt: Date | null;
}

@ObjectType({ description: 'A revision with its full text.' })
export class ContentRevision extends ContentVersion {
  @Field(() => ID, { description: '`id` of the article or information page.' })
  entryId: string;

  @Field({ description: 'Summary for cards and search engines.' })
  description: string;

  @Field(() => String, {
    nullable: true,
    description: 'Picture above the text: a path for the image proxy; null if there is none.',
  })
  posterUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Image for dark themes: a path for the image proxy; null if `posterUrl` is used for both.',
  })
  darkPosterUrl: string | null;

  @Field(() => [String], { description: 'Topics of the article, by which shoppers filter the blog.' })
  tags: string[];

  @Field(() => [String], { description: 'Slugs of related products chosen by an operator.' })
  productSlugs: string[];

  @Field(() => [String], { description: 'Slugs of brands whose new products are shown as related.' })
  brandSlugs: string[];

  @Field({ description: 'Content of the HTML element title; empty: the heading is used.' })
  seoTitle: string;

  @Field({ description: 'Content of the meta tag description; empty: the summary is used.' })
  seoDescription: string;

  @Field({ description: 'Content of the meta tag keywords.' })
  seoKeywords: string;

  @Field({ description: 'Source text in Markdown.' })
  markdown: string;

  @Field({ description: 'The text as shoppers see it, as sanitised HTML.' })
  html: string;

  @Field(() => Int, { description: 'Estimated reading time in minutes, at least 1.' })
  readingMinutes: number;
}

@ObjectType({ description: 'Result of saving a revision.' })
export class SavedContent {
  @Field(() => ID, { description: 'Id of the article or information page.' })
  id: string;

  @Field(() => Int, { description: 'Number of the new revision.' })
  number: number;
}

@ObjectType({ description: 'A preview link. Anyone who has its token can read the revision through `contentPreview`.' })
export class ContentPreview {
  @Field({ description: 'Token for `contentPreview` of the shoppers’ schema.' })
  token: string;

  @Field({ description: 'Address of the preview in the shop.' })
  url: string;

  @Field(() => Date, { description: 'When the preview link expires.' })
  expiresAt: Date;
}
