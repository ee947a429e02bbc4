import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { DirectoryFilterType } from './catalog.enums.js';

@ObjectType({ description: 'One condition a menu entry stands for.' })
export class DirectoryFilter {
  @Field({ description: 'Name of the condition in Russian, for a chip.' })
  name: string;

  @Field(() => Int, { description: 'Place among the conditions of the entry, from 0.' })
  position: number;

  @Field(() => DirectoryFilterType, { description: 'What the condition tests.' })
  filterType: DirectoryFilterType;

  @Field(() => String, { nullable: true, description: 'Slug or enum value, where the type needs one.' })
  value: string | null;
}

@ObjectType({ description: 'An entry of the flat top menu.' })
export class Directory {
  @Field(() => ID, { description: 'Of the menu entry; `saveDirectory` of operators takes it.' })
  id: string;

  @Field({ description: 'First part of its address below /catalog.' })
  slug: string;

  @Field({ description: 'Words of the menu, in Russian.' })
  name: string;

  @Field(() => Int, { description: 'Place in the menu; the lowest stands first.' })
  position: number;

  @Field(() => String, {
    nullable: true,
    description: 'Its picture: a path below the image proxy; null where it has none.',
  })
  logoUrl: string | null;

  @Field(() => [DirectoryFilter], { description: 'Conditions that its goods meet, all of them.' })
  filters: DirectoryFilter[];
}

@ObjectType({ description: 'A directory or category to go to.' })
export class SectionLink {
  @Field({ description: 'Part of the address below /catalog.' })
  slug: string;

  @Field({ description: 'Name in Russian, for the link.' })
  name: string;
}

@ObjectType({ description: 'A directory or category page; `path` is its canonical path below /catalog.' })
export class CatalogSection {
  @Field({ description: 'Slug that decides; filters take it as `section`.' })
  slug: string;

  @Field({ description: 'Heading of the page, in Russian.' })
  name: string;

  @Field(() => [String], { description: 'Canonical segments below /catalog; redirect there where they differ.' })
  path: string[];

  @Field(() => [SectionLink], { description: 'Sections above it, the outermost first.' })
  breadcrumbs: SectionLink[];

  @Field(() => [SectionLink], { description: 'Sections right below it that have goods.' })
  children: SectionLink[];
}

@InputType({ description: 'Path segments below /catalog; the first may be `any`. The last decides.' })
export class CatalogSectionInput {
  @Field(() => [String], { description: 'Segments of the address below /catalog, the outermost first.' })
  @IsArray()
  @ArrayMaxSize(8)
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  path: string[];
}
