import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { SeoTags } from '../catalog/index.js';
import { Pagination } from '../platform/graphql/pagination.model.js';
import { says } from '../shared/messages/messages.js';

@ObjectType({ description: 'An article as lists show it.' })
export class BlogCard {
  @Field(() => ID, { description: 'Of the article; good as a key in lists.' })
  id: string;

  @Field({ description: 'Of an article the last part of /blog/{slug}, of a page its path.' })
  slug: string;

  @Field({ description: 'Heading of the article.' })
  title: string;

  @Field({ description: 'Summary for cards and search engines.' })
  description: string;

  @Field(() => String, { nullable: true, description: 'A path below the image proxy.' })
  posterUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Another picture for dark themes; null where `posterUrl` serves both.',
  })
  darkPosterUrl: string | null;

  @Field(() => [String], { description: 'What it is about; `blogList` filters by them.' })
  tags: string[];

  @Field(() => Int, { description: 'Minutes that reading takes, at least 1.' })
  readingMinutes: number;

  @Field(() => Date, { nullable: true, description: 'When it was first shown; null in a preview of a draft.' })
  publishedAt: Date | null;

  @Field(() => Date, {
    nullable: true,
    description: 'From when its present text is shown; null in a preview of a draft.',
  })
  updatedAt: Date | null;
}

@ObjectType({ description: 'An article of the blog, or an information page.' })
export class Blog extends BlogCard {
  @Field({ description: 'Its Markdown.' })
  article: string;

  @Field({ description: 'The article as sanitised HTML. `data-goods` names products by slug, `products` has them.' })
  html: string;

  @Field(() => SeoTags, { description: 'Title and description are those of the article unless it has its own.' })
  seoTags: SeoTags;
}

@ObjectType({ description: 'A page of articles.' })
export class BlogPage {
  @Field(() => [BlogCard], { description: 'Articles of this page, the newest first.' })
  items: BlogCard[];

  @Field(() => Pagination, { description: 'Which page it is, and how many articles there are.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A tag with how much there is to read.' })
export class BlogTag {
  @Field({ description: 'The word, as `blogList` takes it.' })
  tag: string;

  @Field(() => Int, { description: 'Articles on show that have it.' })
  articles: number;
}

@InputType({ description: 'Which articles; without a tag all of them.' })
export class BlogListInput {
  @Field(() => String, { nullable: true, description: 'Articles with this tag only.' })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  tag?: string | null;
}

@InputType({ description: 'Which article.' })
export class BlogInput {
  @Field({ description: 'Last part of its address /blog/{slug}.' })
  @IsString()
  @MaxLength(200)
  slug: string;
}

@InputType({ description: 'Which page about the shop.' })
export class InfoPageInput {
  @Field({ description: 'Path on the site, such as `/delivery/how-it-works`.' })
  @Matches(/^\/[a-z0-9/-]{1,199}$/, says('path'))
  path: string;
}

@InputType({ description: 'A link to a text that is not published.' })
export class ContentPreviewInput {
  @Field({ description: 'Of the link that an operator made.' })
  @IsString()
  @MaxLength(200)
  token: string;
}
