import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { SeoTags } from '../catalog/index.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { says } from '../shared/messages/messages.js';

@ObjectType({ description: 'An article as shown in lists.' })
export class BlogCard {
  @Field(() => ID, { description: 'Id of the article, for list keys.' })
  id: string;

  @Field({ description: 'Last segment of the article’s path /blog/{slug}.' })
  slug: string;

  @Field({ description: 'Heading of the article.' })
  title: string;

  @Field({ description: 'Summary for cards and search engines.' })
  description: string;

  @Field(() => String, { nullable: true, description: 'Image: a path for the image proxy, /_ipx/{modifiers}/{url}.' })
  posterUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Image for dark themes: a path for the image proxy; null if `posterUrl` is used for both.',
  })
  darkPosterUrl: string | null;

  @Field(() => [String], { description: 'Topics of the article; `blogList` filters by them.' })
  tags: string[];

  @Field(() => Int, { description: 'Estimated reading time in minutes, at least 1.' })
  readingMinutes: number;

  @Field(() => Date, {
    nullable: true,
    description: 'When the article was first published; null in the preview of a draft.',
  })
  publishedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'When the current text was published; null in the preview of a draft.',
  })
  updatedAt: Date | null;
}

@ObjectType({ description: 'An article of the blog, or an information page.' })
export class Blog extends BlogCard {
  @Field({ description: 'Text of the article in Markdown.' })
  article: string;

  @Field({
    description:
      'Text of the article as sanitised HTML. Elements with `data-goods` list product slugs; `products` returns these products.',
  })
  html: string;

  @Field(() => SeoTags, { description: 'Title and description for search engines; by default those of the article.' })
  seoTags: SeoTags;
}

@ObjectType({ description: 'A page of articles.' })
export class BlogPage {
  @Field(() => [BlogCard], { description: 'Articles of this page, newest first.' })
  items: BlogCard[];

  @Field(() => Pagination, { description: 'Position of this page and total number of articles.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A tag and the number of its articles.' })
export class BlogTag {
  @Field({ description: 'Text of the tag; `blogList` takes it as a filter.' })
  tag: string;

  @Field(() => Int, { description: 'Number of published articles with this tag.' })
  articles: number;
}

@InputType({ description: 'Filters articles; without a tag, returns all.' })
export class BlogListInput {
  @Field(() => String, { nullable: true, description: 'Returns only articles with this tag.' })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  tag?: string | null;
}

@InputType({ description: 'Selects one article.' })
export class BlogInput {
  @Field({ description: 'Last segment of the article’s path /blog/{slug}.' })
  @IsString()
  @MaxLength(200)
  slug: string;
}

@InputType({ description: 'Selects an information page.' })
export class InfoPageInput {
  @Field({ description: 'Path of the page, such as `/delivery/how-it-works`.' })
  @Matches(/^\/[a-z0-9/-]{1,199}$/, says('path'))
  path: string;
}

@InputType({ description: 'A preview link to unpublished content.' })
export class ContentPreviewInput {
  @Field({ description: 'Token of the preview link, which an operator creates.' })
  @IsString()
  @MaxLength(200)
  token: string;
}
