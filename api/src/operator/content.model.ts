import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ContentKind } from '../generated/prisma/enums.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

@ObjectType({ description: 'An article or page as operators list it.' })
export class ContentEntry {
  @Field(() => ID, { description: 'Of the article or page; all calls about it take it.' })
  id: string;

  @Field(() => ContentKind, { description: 'What it is shown as.' })
  kind: ContentKind;

  @Field({ description: 'Slug of an article; path of a page without the first slash.' })
  slug: string;

  @Field({ description: 'Of the last revision.' })
  title: string;

  @Field(() => Int, { description: 'Number of the last revision.' })
  last: number;

  @Field(() => Int, { nullable: true, description: 'Number of the revision that shoppers see; null if they see none.' })
  shown: number | null;

  @Field(() => Date, { nullable: true, description: 'From when the last revision is shown; null for a draft.' })
  publishAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is shown; null: without end.' })
  finishAt: Date | null;
}

@ObjectType({ description: 'A page of articles and pages.' })
export class ContentEntryPage {
  @Field(() => [ContentEntry], { description: 'Entries of this page, the last changed first.' })
  items: ContentEntry[];

  @Field(() => Pagination, { description: 'Which page it is, and how many entries there are.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A revision in the history of an article or page.' })
export class ContentVersion {
  @Field(() => Int, { description: 'Number of the revision, from 1.' })
  number: number;

  @Field({ description: 'Heading of this revision.' })
  title: string;

  @Field(() => ID, { description: 'Account of the operator who saved it.' })
  authorId: string;

  @Field(() => Date, { description: 'When it was saved.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'From when it is shown; null for a draft.' })
  publishAt: Date | null;
}

@ObjectType({ description: 'A revision with its whole text.' })
export class ContentRevision extends ContentVersion {
  @Field(() => ID, { description: '`id` of the article or page.' })
  entryId: string;

  @Field({ description: 'Summary for cards and search engines.' })
  description: string;

  @Field(() => String, {
    nullable: true,
    description: 'Picture above the text: a path below the image proxy; null without one.',
  })
  posterUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Another picture for dark themes; null where `posterUrl` serves both.',
  })
  darkPosterUrl: string | null;

  @Field(() => [String], { description: 'What it is about.' })
  tags: string[];

  @Field(() => [String], { description: 'Products that were related by hand.' })
  productSlugs: string[];

  @Field(() => [String], { description: 'Brands whose new products are related.' })
  brandSlugs: string[];

  @Field({ description: 'For the tag title; empty: the heading.' })
  seoTitle: string;

  @Field({ description: 'For the meta tag description; empty: the summary.' })
  seoDescription: string;

  @Field({ description: 'For the meta tag keywords.' })
  seoKeywords: string;

  @Field({ description: 'The text as it was written.' })
  markdown: string;

  @Field({ description: 'The text as shoppers see it, sanitised.' })
  html: string;

  @Field(() => Int, { description: 'Minutes that reading takes, at least 1.' })
  readingMinutes: number;
}

@ObjectType({ description: 'A new revision.' })
export class SavedContent {
  @Field(() => ID, { description: 'Of the article or page.' })
  id: string;

  @Field(() => Int, { description: 'Number of the revision.' })
  number: number;
}

@ObjectType({ description: 'Shows a revision to whoever has it: `contentPreview` takes the token.' })
export class ContentPreview {
  @Field({ description: 'What `contentPreview` of the shop’s schema takes.' })
  token: string;

  @Field(() => Date, { description: 'Until when the link shows it.' })
  expiresAt: Date;
}
