import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { SearchRuleKind } from '../../generated/prisma/enums.js';
import { connectionOf } from '../../platform/graphql/connection.model.js';

registerEnumType(SearchRuleKind, {
  name: 'SearchRuleKind',
  description: 'Effects of search rules.',
  valuesMap: {
    SYNONYM: { description: 'Treats words of a query as synonyms of other words.' },
    REDIRECT: { description: 'Redirects a query to a page instead of showing results.' },
    PIN: {
      description:
        'Shows products at a fixed position, even if the words do not match them, as long as the filters match.',
    },
    HIDE: { description: 'Omits products from the results and from all counts.' },
    BOOST: { description: 'Moves the rule’s products to the beginning of the results, within the first 1,000.' },
    BURY: { description: 'Moves the rule’s products to the end of the results, within the first 1,000.' },
    FILTER_ORDER: { description: 'Sets which filters are shown first next to lists and results.' },
  },
});

@ObjectType('SearchRule', { description: 'A rule of the shop that changes search results.' })
export class OperatorSearchRule {
  @Field(() => ID, {
    description: 'Id of the rule; `saveSearchRule`, `removeSearchRule` and `undoSearchRule` take it.',
  })
  id: string;

  @Field(() => SearchRuleKind, { description: 'What the rule does.' })
  kind: SearchRuleKind;

  @Field(() => [String], {
    description: 'Queries that the rule applies to; for SYNONYM, words or phrases within a query. Empty: every query.',
  })
  queries: string[];

  @Field(() => [String], { description: 'For SYNONYM: words as which `queries` are also read; otherwise empty.' })
  words: string[];

  @Field({ description: 'For SYNONYM: whether `words` are also read as `queries`.' })
  twoWay: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'For REDIRECT: path or https URL to redirect to; otherwise null.',
  })
  target: string | null;

  @Field(() => [ID], { description: 'Ids of products that the rule moves or hides.' })
  productIds: string[];

  @Field(() => [ID], { description: 'Ids of categories whose products the rule moves or hides.' })
  categoryIds: string[];

  @Field(() => [ID], { description: 'Ids of brands whose products the rule moves or hides.' })
  brandIds: string[];

  @Field(() => [ID], {
    description:
      'Ids of categories. If not empty, the rule applies only to searches filtered by one of these categories.',
  })
  inCategoryIds: string[];

  @Field(() => [ID], {
    description: 'Ids of brands. If not empty, the rule applies only to searches filtered by one of these brands.',
  })
  inBrandIds: string[];

  @Field(() => Int, { nullable: true, description: 'For PIN: position of the first product, from 1; otherwise null.' })
  place: number | null;

  @Field(() => [String], { description: 'For FILTER_ORDER: names of the filters to show first; otherwise empty.' })
  filters: string[];

  @Field({ description: 'Whether the rule is switched on.' })
  active: boolean;

  @Field(() => Date, { nullable: true, description: 'From when the rule is in force; null: immediately.' })
  startsAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'Until when the rule is in force, exclusive; null: no end.' })
  endsAt: Date | null;

  @Field({ description: 'Note for other operators; may be empty.' })
  note: string;

  @Field(() => Date, { description: 'Time of creation.' })
  createdAt: Date;
}

@ObjectType({ description: 'A slice of `searchRules`.' })
export class SearchRuleConnection extends connectionOf(OperatorSearchRule, 'rules') {}

@ObjectType({ description: 'A product in compared results.' })
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

  @Field(() => Int, { description: 'Number of products found without the rule.' })
  foundBefore: number;

  @Field(() => Int, { description: 'Number of products found with the rule.' })
  foundAfter: number;

  @Field(() => [String], { description: 'Names of the filters that the rule shows first.' })
  filterOrder: readonly string[];

  @Field(() => String, {
    nullable: true,
    description: 'URL to which the rule redirects the query; null: results are shown.',
  })
  redirect: string | null;
}

@ObjectType({
  description:
    'Effects of a search rule. Rules that are switched off or not in force are tested as if they were in force.',
})
export class SearchRulePreview {
  @Field(() => [PreviewedQuery], { description: 'Results of some of the compared queries; at most 5.' })
  queries: PreviewedQuery[];

  @Field({
    description:
      'True if judged queries, given or saved, were compared; false if popular queries of the last 30 days were compared.',
  })
  isJudged: boolean;

  @Field(() => Int, { description: 'Number of queries that were compared.' })
  compared: number;

  @Field(() => Int, {
    description:
      'Number of compared queries whose first 24 products, product count, redirect or filter order the rule changes.',
  })
  changed: number;

  @Field(() => Int, {
    description:
      'Number of queries whose results the rule improves. Judged queries: more of the first 8 products fit. Popular queries: exact results where there were none.',
  })
  helped: number;

  @Field(() => Int, {
    description:
      'Number of queries whose results the rule worsens. Judged queries: fewer of the first 8 products fit. Popular queries: no exact results where there were some.',
  })
  hurt: number;

  @Field(() => Int, { description: 'Number of queries that no longer find anything with the rule.' })
  emptied: number;
}
