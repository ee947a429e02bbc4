import { Field, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { IsEnum, IsInt, IsOptional, Max, Min } from 'class-validator';

/** What pages of the shop show. */
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
  description: 'What the listed addresses show.',
  valuesMap: {
    ARTICLE: { description: 'Articles of the blog, /blog/{slug}.' },
    BRAND: { description: 'Brands with goods on sale.' },
    COLLECTION: { description: 'Collections on show.' },
    PAGE: { description: 'Pages about the shop, /{slug}.' },
    PRODUCT: { description: 'Products on sale, /product/{slug}.' },
    SECTION: { description: 'Sections of the catalogue, /catalog/{slug}.' },
  },
});

@ObjectType({ description: 'One address of the shop.' })
export class SiteMapEntry {
  @Field({ description: 'Of a section or page the path below `/catalog` or `/`, without a slash at its start.' })
  slug: string;

  @Field({ description: 'Heading of what the page shows.' })
  name: string;

  @Field({ description: 'When what the page shows was last changed.' })
  updatedAt: Date;

  @Field(() => [String], { description: 'Paths for the image proxy, ten at most.' })
  pictures: string[];
}

@ObjectType({ description: 'All addresses of one kind that are shown, for maps of the site.' })
export class SiteMap {
  @Field(() => Int, { description: 'Entries of this kind in all parts.' })
  total: number;

  @Field(() => Int, { description: 'Parts of 5000 entries.' })
  parts: number;

  @Field(() => Date, { nullable: true, description: 'The latest `updatedAt`; null where there is no entry.' })
  updatedAt: Date | null;

  @Field(() => [SiteMapEntry], {
    description: 'Those of the asked part, the oldest first; sections and brands by name.',
  })
  entries: SiteMapEntry[];
}

@InputType({ description: 'Which addresses.' })
export class SiteMapInput {
  @Field(() => SiteMapKind, { description: 'What the addresses show.' })
  @IsEnum(SiteMapKind)
  kind: SiteMapKind;

  @Field(() => Int, { nullable: true, description: 'From 1; the first one by default.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1000)
  part?: number | null;
}
