import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { DirectoryFilterType } from './catalog.enums.js';

@ObjectType({ description: 'One condition a menu entry stands for.' })
export class DirectoryFilter {
  @Field()
  name: string;

  @Field(() => Int)
  position: number;

  @Field(() => DirectoryFilterType)
  filterType: DirectoryFilterType;

  @Field(() => String, { nullable: true, description: 'Slug or enum value, where the type needs one.' })
  value: string | null;
}

@ObjectType({ description: 'An entry of the flat top menu.' })
export class Directory {
  @Field(() => ID)
  id: string;

  @Field()
  slug: string;

  @Field()
  name: string;

  @Field(() => Int)
  position: number;

  @Field(() => String, { nullable: true })
  logoUrl: string | null;

  @Field(() => [DirectoryFilter])
  filters: DirectoryFilter[];
}

@ObjectType()
export class SectionLink {
  @Field()
  slug: string;

  @Field()
  name: string;
}

@ObjectType({ description: 'A directory or category page; `path` is its canonical path below /catalog.' })
export class CatalogSection {
  @Field()
  slug: string;

  @Field()
  name: string;

  @Field(() => [String])
  path: string[];

  @Field(() => [SectionLink])
  breadcrumbs: SectionLink[];

  @Field(() => [SectionLink])
  children: SectionLink[];
}

@InputType({ description: 'Path segments below /catalog; the first may be `any`. The last decides.' })
export class CatalogSectionInput {
  @Field(() => [String])
  @IsArray()
  @ArrayMaxSize(8)
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  path: string[];
}
