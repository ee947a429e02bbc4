import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { SeoTags } from '../catalog/index.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

@ObjectType({ description: 'An article as lists show it.' })
export class BlogCard {
  @Field(() => ID)
  id: string;

  @Field()
  slug: string;

  @Field()
  title: string;

  @Field()
  description: string;

  @Field(() => String, { nullable: true, description: 'A path below the image proxy.' })
  posterUrl: string | null;

  @Field(() => [String])
  tags: string[];

  @Field(() => Int)
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

@ObjectType()
export class BlogPage {
  @Field(() => [BlogCard])
  items: BlogCard[];

  @Field(() => Pagination)
  pagination: Pagination;
}

@ObjectType()
export class BlogTag {
  @Field()
  tag: string;

  @Field(() => Int, { description: 'Articles on show that have it.' })
  articles: number;
}

@InputType()
export class BlogListInput {
  @Field(() => String, { nullable: true, description: 'Articles with this tag only.' })
  @IsOptional()
  @IsString()
  @MaxLength(60)
  tag?: string | null;
}

@InputType()
export class BlogInput {
  @Field()
  @IsString()
  @MaxLength(200)
  slug: string;
}

@InputType()
export class InfoPageInput {
  @Field({ description: 'Path on the site, such as `/delivery/how-it-works`.' })
  @Matches(/^\/[a-z0-9/-]{1,199}$/, { message: 'must be a path, such as /delivery' })
  path: string;
}

@InputType()
export class ContentPreviewInput {
  @Field({ description: 'Of the link that an operator made.' })
  @IsString()
  @MaxLength(200)
  token: string;
}
