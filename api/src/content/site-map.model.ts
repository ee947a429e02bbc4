import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';

/** Kinds of pages in the site map. */
export enum SiteMapKind {
  ARTICLE = 'ARTICLE',
  BRAND = 'BRAND',
  COLLECTION = 'COLLECTION',
  PAGE = 'PAGE',
  PRODUCT = 'PRODUCT',
  SECTION = 'SECTION',
}

registerEnumType(SiteMapKind, {
  name: 'SiteMapKind',
  description: 'Kinds of pages in sitemaps.',
  valuesMap: {
    ARTICLE: { description: 'Blog articles, /blog/{slug}.' },
    BRAND: { description: 'Brands with products on sale.' },
    COLLECTION: { description: 'Currently shown collections.' },
    PAGE: { description: 'Information pages, /{slug}.' },
    PRODUCT: { description: 'Products on sale, /product/{slug}.' },
    SECTION: { description: 'Catalogue sections, /catalog/{slug}.' },
  },
});

@ObjectType({ description: 'One URL of the shop.' })
export class SiteMapEntry {
  @Field({
    description:
      'Slug of the page. For a section, its path below `/catalog`; for an information page, its path without the leading slash.',
  })
  slug: string;

  @Field({ description: 'Heading of the page.' })
  name: string;

  @Field({ description: 'When the content of the page last changed.' })
  updatedAt: Date;

  @Field(() => [String], { description: 'Paths for the image proxy, ten at most.' })
  pictures: string[];
}

@ObjectType({ description: 'One part of all published URLs of one kind, for sitemaps.' })
export class SiteMap {
  @Field(() => Int, { description: 'Total number of entries in all parts.' })
  total: number;

  @Field(() => Int, { description: 'Number of parts, each with up to 5000 entries.' })
  parts: number;

  @Field(() => Date, { nullable: true, description: 'Latest `updatedAt` of all entries; null if there are none.' })
  updatedAt: Date | null;

  @Field(() => [SiteMapEntry], {
    description: 'Entries of the requested part, oldest first; sections and brands are sorted by name.',
  })
  entries: SiteMapEntry[];
}

@InputType({ description: 'Kind of URLs and number of the part.' })
export class SiteMapInput {
  @Field(() => SiteMapKind, { description: 'Kind of pages.' })
  @IsEnum(SiteMapKind)
  kind: SiteMapKind;

  @Field(() => Int, { nullable: true, description: 'Number of the part, from 1; default: 1.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1000)
  part?: number | null;
}
