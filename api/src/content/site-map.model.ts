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

registerEnumType(SiteMapKind, { name: 'SiteMapKind' });

@ObjectType()
export class SiteMapEntry {
  @Field({ description: 'Of a section or page the path below `/catalog` or `/`, without a slash at its start.' })
  slug: string;

  @Field()
  name: string;

  @Field({ description: 'When what the page shows was last changed.' })
  updatedAt: Date;

  @Field(() => [String], { description: 'Paths for the image proxy, ten at most.' })
  pictures: string[];
}

@ObjectType({ description: 'All addresses of one kind that are shown, for maps of the site.' })
export class SiteMap {
  @Field(() => Int)
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

@InputType()
export class SiteMapInput {
  @Field(() => SiteMapKind)
  @IsEnum(SiteMapKind)
  kind: SiteMapKind;

  @Field(() => Int, { nullable: true, description: 'From 1; the first one by default.' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(1000)
  part?: number | null;
}
