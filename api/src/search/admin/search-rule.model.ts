import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { SearchRuleKind } from '../../generated/prisma/enums.js';
import { connectionOf } from '../../platform/graphql/connection.model.js';

registerEnumType(SearchRuleKind, {
  name: 'SearchRuleKind',
  description: 'What a rule of the search does.',
  valuesMap: {
    SYNONYM: { description: 'Reads words of a query as other words, too.' },
    REDIRECT: { description: 'Leads a query to a page instead of results.' },
    PIN: { description: 'Puts products at a place, also those that the words do not find, if they match the filters.' },
    HIDE: { description: 'Leaves products out of the results and of all counts.' },
    BOOST: { description: 'Puts those of the results first, within the first 1,000.' },
    BURY: { description: 'Puts those of the results last, within the first 1,000.' },
    FILTER_ORDER: { description: 'Says which filters stand first beside lists and results.' },
  },
});

@ObjectType('SearchRule', { description: 'A rule by which the shop steers its search.' })
export class OperatorSearchRule {
  @Field(() => ID, {
    description: 'Id of the rule; `saveSearchRule`, `removeSearchRule` and `undoSearchRule` take it.',
  })
  id: string;

  @Field(() => SearchRuleKind, { description: 'What the rule does.' })
  kind: SearchRuleKind;

  @Field(() => [String], {
    description: 'Queries for which it counts; SYNONYM: words or phrases within a query. Empty: every query.',
  })
  queries: string[];

  @Field(() => [String], { description: 'SYNONYM: what `queries` are also read as; otherwise empty.' })
  words: string[];

  @Field({ description: 'SYNONYM: whether `words` are also read as `queries`.' })
  twoWay: boolean;

  @Field(() => String, { nullable: true, description: 'REDIRECT: path or https URL; otherwise null.' })
  target: string | null;

  @Field(() => [ID], { description: 'Products that are moved or hidden.' })
  productIds: string[];

  @Field(() => [ID], { description: 'Categories whose products are moved or hidden.' })
  categoryIds: string[];

  @Field(() => [ID], { description: 'Brands whose products are moved or hidden.' })
  brandIds: string[];

  @Field(() => [ID], { description: 'Categories of which a search must have one as a filter; empty: none.' })
  inCategoryIds: string[];

  @Field(() => [ID], { description: 'Brands of which a search must have one as a filter; empty: none.' })
  inBrandIds: string[];

  @Field(() => Int, { nullable: true, description: 'PIN: place of the first product, from 1; otherwise null.' })
  place: number | null;

  @Field(() => [String], { description: 'FILTER_ORDER: names of the filters that stand first; otherwise empty.' })
  filters: string[];

  @Field({ description: 'False: it is switched off.' })
  active: boolean;

  @Field(() => Date, { nullable: true, description: 'From when it is in force; null: immediately.' })
  startsAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when it is in force, exclusive; null: without end.' })
  endsAt: Date | null;

  @Field({ description: 'Note for other operators; may be empty.' })
  note: string;

  @Field(() => Date, { description: 'When it was made.' })
  createdAt: Date;
}

@ObjectType({ description: 'A slice of `searchRules`.' })
export class SearchRuleConnection extends connectionOf(OperatorSearchRule, 'rules') {}

@ObjectType({ description: 'A product in results that are compared.' })
export class PreviewedProduct {
  @Field(() => ID, { description: 'Id of the product; `products` and rules take it.' })
  id: string;

  @Field({ description: 'Last segment of the path /product/{slug}.' })
  slug: string;

  @Field({ description: 'Name of the product in Russian.' })
  name: string;
}

@ObjectType({ description: 'The results of a query without a rule and with it.' })
export class PreviewedQuery {
  @Field({ description: 'The query as typed.' })
  query: string;

  @Field(() => [PreviewedProduct], { description: 'The first 24 products without the rule.' })
  before: PreviewedProduct[];

  @Field(() => [PreviewedProduct], { description: 'The first 24 products with the rule.' })
  after: PreviewedProduct[];

  @Field(() => Int, { description: 'Number of products without the rule.' })
  foundBefore: number;

  @Field(() => Int, { description: 'Number of products with the rule.' })
  foundAfter: number;

  @Field(() => [String], { description: 'Names of the filters that stand first with the rule.' })
  filterOrder: readonly string[];

  @Field(() => String, { nullable: true, description: 'Where the query leads with the rule; null: to results.' })
  redirect: string | null;
}

@ObjectType({ description: 'What a rule does. Rules that are switched off or not in force are tried as if they were.' })
export class SearchRulePreview {
  @Field(() => [PreviewedQuery], { description: 'Results of some queries; at most 5.' })
  queries: PreviewedQuery[];

  @Field({
    description: 'True if judged queries were compared, given or kept; false if popular ones of the last 30 days were.',
  })
  isJudged: boolean;

  @Field(() => Int, { description: 'Number of queries that were compared.' })
  compared: number;

  @Field(() => Int, {
    description: 'Number of those whose first 24 products, count, redirect or order of filters it changes.',
  })
  changed: number;

  @Field(() => Int, {
    description:
      'Number of queries that it helps. Judged: more of the first 8 products fit. Popular: exact results where there were none.',
  })
  helped: number;

  @Field(() => Int, {
    description:
      'Number of queries that it hurts. Judged: fewer of the first 8 products fit. Popular: no exact results where there were some.',
  })
  hurt: number;

  @Field(() => Int, { description: 'Number of queries that find nothing any more.' })
  emptied: number;
}
