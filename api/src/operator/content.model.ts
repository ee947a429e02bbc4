import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { ContentKind } from '../generated/prisma/enums.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

@ObjectType({ description: 'An article or page as operators list it.' })
export class ContentEntry {
  @Field(() => ID)
  id: string;

  @Field(() => ContentKind)
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

  @Field(() => Date, { nullable: true })
  finishAt: Date | null;
}

@ObjectType()
export class ContentEntryPage {
  @Field(() => [ContentEntry])
  items: ContentEntry[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@ObjectType()
export class ContentVersion {
  @Field(() => Int)
  number: number;

  @Field()
  title: string;

  @Field(() => ID)
  authorId: string;

  @Field(() => Date)
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'From when it is shown; null for a draft.' })
  publishAt: Date | null;
}

@ObjectType({ description: 'A revision with its whole text.' })
export class ContentRevision extends ContentVersion {
  @Field(() => ID)
  entryId: string;

  @Field()
  description: string;

  @Field(() => String, { nullable: true })
  posterUrl: string | null;

  @Field(() => [String])
  tags: string[];

  @Field(() => [String])
  productSlugs: string[];

  @Field(() => [String])
  brandSlugs: string[];

  @Field()
  seoTitle: string;

  @Field()
  seoDescription: string;

  @Field()
  seoKeywords: string;

  @Field()
  markdown: string;

  @Field()
  html: string;

  @Field(() => Int)
  readingMinutes: number;
}

@ObjectType({ description: 'A new revision.' })
export class SavedContent {
  @Field(() => ID)
  id: string;

  @Field(() => Int, { description: 'Number of the revision.' })
  number: number;
}

@ObjectType({ description: 'Shows a revision to whoever has it: `contentPreview` takes the token.' })
export class ContentPreview {
  @Field()
  token: string;

  @Field(() => Date)
  expiresAt: Date;
}
