import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MergedKind } from '../../../generated/prisma/enums.js';
import { Pagination } from '../../../platform/graphql/pagination.model.js';

registerEnumType(MergedKind, {
  name: 'MergedKind',
  description: 'Kinds of objects that can be merged.',
  valuesMap: {
    BRAND: { description: 'Brands of `brands`.' },
    CATEGORY: { description: 'Categories of `categories`.' },
    COLOUR: { description: 'Colours of `colours`.' },
  },
});

export const MergeLoss = {
  DESCRIPTION: 'DESCRIPTION',
  LOGO: 'LOGO',
  WEIGHT: 'WEIGHT',
  GOOGLE_CATEGORY: 'GOOGLE_CATEGORY',
  METADATA: 'METADATA',
} as const;
export type MergeLoss = keyof typeof MergeLoss;

registerEnumType(MergeLoss, {
  name: 'MergeLoss',
  description: 'Data of the source that a merge discards.',
  valuesMap: {
    DESCRIPTION: { description: 'Description of the source.' },
    LOGO: { description: 'Logo of the source brand.' },
    WEIGHT: { description: 'Shipping weight of the source; the target’s weight applies to the moved products.' },
    GOOGLE_CATEGORY: { description: 'Number of the source in Google’s product taxonomy; the target’s number applies.' },
    METADATA: { description: 'Title and description for search engines of the source’s page.' },
  },
});

@ObjectType({ description: 'One of the two objects of a merge: a brand, category, colour or product.' })
export class MergeSide {
  @Field(() => ID, { description: 'Id of the object; the merge calls take it.' })
  id: string;

  @Field({ description: 'Slug of the object, used in URLs or in filters.' })
  slug: string;

  @Field({ description: 'Name as shoppers see it.' })
  name: string;
}

@ObjectType({
  description: 'Numbers of objects that refer to the source before a merge and to the target after the merge.',
})
export class MergeCounts {
  @Field(() => Int, { description: 'Number of products of the source and of the categories below the source.' })
  products: number;

  @Field(() => Int, { description: 'Number of the source’s products that have the target already.' })
  productsWithBoth: number;

  @Field(() => Int, { description: 'Number of categories below the source.' })
  categories: number;

  @Field(() => Int, { description: 'Number of size tables that belong to the source only.' })
  sizeGrids: number;

  @Field(() => Int, {
    description: 'Number of promo codes for the source; after the merge they cover all products of the target.',
  })
  promocodes: number;

  @Field(() => Int, { description: 'Number of search rules that refer to the source.' })
  searchRules: number;

  @Field(() => Int, { description: 'Number of conditions of menu entries that name the source.' })
  menuFilters: number;

  @Field(() => Int, { description: 'Number of custom fields that have the source as a value.' })
  customFields: number;

  @Field(() => Int, { description: 'Number of categories of feeds that are mapped to the source.' })
  categoryMappings: number;

  @Field(() => Int, {
    description: 'Number of URLs, current and former, of the source; after the merge they lead to the target.',
  })
  addresses: number;

  @Field(() => Int, { description: 'Number of articles and pages that show products of the source.' })
  articles: number;

  @Field(() => Int, { description: 'Number of saved views in the back office (desk) that filter by the source.' })
  savedViews: number;

  @Field(() => Int, {
    description: 'Number of days with sales of the source; the sales are added to those of the target.',
  })
  salesDays: number;
}

@ObjectType({ description: 'Effects of merging two brands, categories or colours.' })
export class Merge {
  @Field(() => MergedKind, { description: 'Kind of the merged objects.' })
  kind: MergedKind;

  @Field(() => MergeSide, { description: 'The object that no longer exists after the merge.' })
  source: MergeSide;

  @Field(() => MergeSide, { description: 'The object that remains after the merge.' })
  target: MergeSide;

  @Field({ description: 'Version of `target` before the merge; the merge call takes it.' })
  version: string;

  @Field(() => MergeCounts, { description: 'Numbers of objects that the merge moves from `source` to `target`.' })
  moved: MergeCounts;

  @Field(() => [MergeLoss], { description: 'Data of the source that the merge discards.' })
  lost: MergeLoss[];
}

@ObjectType({ description: 'Former name of a merged object, which feeds may still use.' })
export class FormerName {
  @Field(() => ID, { description: 'Id of the name; `removeFormerName` takes it.' })
  id: string;

  @Field(() => MergedKind, { description: 'Kind of the object that had this name.' })
  kind: MergedKind;

  @Field({ description: 'Slug of the object before the merge.' })
  slug: string;

  @Field({ description: 'Name of the object before the merge.' })
  name: string;

  @Field(() => MergeSide, { description: 'The object that remains after the merge and that the name refers to now.' })
  target: MergeSide;

  @Field({ description: 'When the object was merged.' })
  mergedAt: Date;
}

@ObjectType({ description: 'A page of `formerNames`.' })
export class FormerNamePage {
  @Field(() => [FormerName], { description: 'Names of this page, the latest merge first.' })
  items: FormerName[];

  @Field(() => Pagination, { description: 'Position of this page and total number of names.' })
  pagination: Pagination;
}
