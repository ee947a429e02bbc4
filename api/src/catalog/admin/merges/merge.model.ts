import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { MergedKind } from '../../../generated/prisma/enums.js';
import { Pagination } from '../../../platform/graphql/pagination.model.js';

registerEnumType(MergedKind, {
  name: 'MergedKind',
  description: 'What can be merged into another of its kind.',
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
  description: 'What a merge does not keep of its source.',
  valuesMap: {
    DESCRIPTION: { description: 'Its text.' },
    LOGO: { description: 'The picture of the brand.' },
    WEIGHT: { description: 'Its shipping weight: that of the target counts for its products.' },
    GOOGLE_CATEGORY: { description: 'Its number in Google’s taxonomy: that of the target counts.' },
    METADATA: { description: 'Title and description for search engines at its address.' },
  },
});

@ObjectType({ description: 'A brand, category or colour.' })
export class MergeSide {
  @Field(() => ID, { description: 'Id that merges take.' })
  id: string;

  @Field({ description: 'Slug in its address, or in filters.' })
  slug: string;

  @Field({ description: 'Name as shoppers see it.' })
  name: string;
}

@ObjectType({ description: 'What names the source of a merge, and names the target after it.' })
export class MergeCounts {
  @Field(() => Int, { description: 'Products of the source, and of the categories below it.' })
  products: number;

  @Field(() => Int, { description: 'Those of them that have the target already.' })
  productsWithBoth: number;

  @Field(() => Int, { description: 'Categories below the source.' })
  categories: number;

  @Field(() => Int, { description: 'Tables of sizes that are the source’s own.' })
  sizeGrids: number;

  @Field(() => Int, { description: 'Promo codes: they cover all products of the target then.' })
  promocodes: number;

  @Field(() => Int, { description: 'Rules that steer the search by the source.' })
  searchRules: number;

  @Field(() => Int, { description: 'Conditions of menu entries that name the source.' })
  menuFilters: number;

  @Field(() => Int, { description: 'Custom fields whose value is the source.' })
  customFields: number;

  @Field(() => Int, { description: 'Categories of feeds that are placed in the source.' })
  categoryMappings: number;

  @Field(() => Int, { description: 'Addresses that lead to the target then: its own and its former ones.' })
  addresses: number;

  @Field(() => Int, { description: 'Articles and pages that show its products.' })
  articles: number;

  @Field(() => Int, { description: 'Views of the desk that filter by the source.' })
  savedViews: number;

  @Field(() => Int, { description: 'Days with sales, which are added to those of the target.' })
  salesDays: number;
}

@ObjectType({ description: 'A merge: what it changes.' })
export class Merge {
  @Field(() => MergedKind, { description: 'What is merged.' })
  kind: MergedKind;

  @Field(() => MergeSide, { description: 'What is gone after the merge.' })
  source: MergeSide;

  @Field(() => MergeSide, { description: 'What has all of it then.' })
  target: MergeSide;

  @Field({ description: 'Version of the target before the merge; the merge takes it.' })
  version: string;

  @Field(() => MergeCounts, { description: 'How much follows.' })
  moved: MergeCounts;

  @Field(() => [MergeLoss], { description: 'What the source has and nothing keeps.' })
  lost: MergeLoss[];
}

@ObjectType({ description: 'A name that feeds may still use for what was merged into something else.' })
export class FormerName {
  @Field(() => ID, { description: 'Id of the name; `removeFormerName` takes it.' })
  id: string;

  @Field(() => MergedKind, { description: 'What had this name.' })
  kind: MergedKind;

  @Field({ description: 'Slug that it had.' })
  slug: string;

  @Field({ description: 'Name that it had.' })
  name: string;

  @Field(() => MergeSide, { description: 'What the name means now.' })
  target: MergeSide;

  @Field({ description: 'When it was merged.' })
  mergedAt: Date;
}

@ObjectType({ description: 'A page of `formerNames`.' })
export class FormerNamePage {
  @Field(() => [FormerName], { description: 'Names of this page, the latest merge first.' })
  items: FormerName[];

  @Field(() => Pagination, { description: 'Position of this page and total number of names.' })
  pagination: Pagination;
}

@ObjectType({ description: 'A colour by which shoppers filter products.' })
export class OperatorColour {
  @Field(() => ID, { description: 'Id; `mergeColours` takes it.' })
  id: string;

  @Field({ description: 'Slug by which lists of products filter.' })
  slug: string;

  @Field({ description: 'Name of the colour; `saveProduct` takes it.' })
  name: string;

  @Field({ description: 'Swatch as `#rrggbb`.' })
  hex: string;

  @Field(() => Int, { description: 'Number of products that have it.' })
  products: number;
}
