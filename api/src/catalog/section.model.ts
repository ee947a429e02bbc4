import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ArrayMaxSize, IsArray, IsString, MaxLength } from 'class-validator';
import { DirectoryFilterType } from './catalog.enums.js';

@ObjectType({ description: 'One condition on the products of a menu entry.' })
export class DirectoryFilter {
  @Field({ description: 'Name of the condition in Russian, to show as a filter chip.' })
  name: string;

  @Field(() => Int, { description: 'Position among the entry’s conditions, from 0.' })
  position: number;

  @Field(() => DirectoryFilterType, { description: 'Property of the product that is tested.' })
  filterType: DirectoryFilterType;

  @Field(() => String, {
    nullable: true,
    description: 'Slug or enum value to compare with; null if the type needs none.',
  })
  value: string | null;
}

@ObjectType({ description: 'An entry of the top-level menu.' })
export class Directory {
  @Field(() => ID, { description: 'Id of the menu entry; the operators’ `saveDirectory` takes it.' })
  id: string;

  @Field({ description: 'First segment of the menu entry’s path below /catalog.' })
  slug: string;

  @Field({ description: 'Text of the menu entry, in Russian.' })
  name: string;

  @Field(() => Int, { description: 'Position in the menu, lowest first.' })
  position: number;

  @Field(() => String, {
    nullable: true,
    description: 'Image of the menu entry: a path for the image proxy; null if there is none.',
  })
  logoUrl: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Link to another page: a path within the shop or an https URL; null if the entry is a section of the catalogue.',
  })
  href: string | null;

  @Field(() => [DirectoryFilter], {
    description: 'Conditions on the products of this menu entry. A product must meet all of them.',
  })
  filters: DirectoryFilter[];
}

@ObjectType({ description: 'A link to a directory or category.' })
export class SectionLink {
  @Field({ description: 'Segment of the path below /catalog.' })
  slug: string;

  @Field({ description: 'Text of the link, in Russian.' })
  name: string;
}

@ObjectType({
  description: 'A directory or category page of the catalogue. `path` is its canonical path below /catalog.',
})
export class CatalogSection {
  @Field({ description: 'Slug of the section; product filters take it as `section`.' })
  slug: string;

  @Field({ description: 'Heading of the page, in Russian.' })
  name: string;

  @Field(() => [String], {
    description: 'Canonical path segments below /catalog; redirect to them if the requested path differs.',
  })
  path: string[];

  @Field(() => [SectionLink], { description: 'Parent sections, outermost first.' })
  breadcrumbs: SectionLink[];

  @Field(() => [SectionLink], { description: 'Direct subsections that have products.' })
  children: SectionLink[];
}

@InputType({
  description: 'Path segments below /catalog. The last segment selects the section; the first may be `any`.',
})
export class CatalogSectionInput {
  @Field(() => [String], { description: 'Path segments below /catalog, outermost first.' })
  @IsArray()
  @ArrayMaxSize(8)
  @IsString({ each: true })
  @MaxLength(200, { each: true })
  path: string[];
}
