import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, Max, Min } from 'class-validator';
import { Day } from '../../platform/graphql/day.js';

@InputType({ description: 'First and last day of the report, both inclusive.' })
export class SearchReportInput {
  @Day('First day, such as `2026-11-01`; default: 30 days before `to`.')
  from?: string | null;

  @Day('Last day, such as `2026-11-20`; default: today. Searches are stored for 90 days.')
  to?: string | null;

  @Field(() => Int, { defaultValue: 50, description: 'Maximum number of queries in each list, at most 500.' })
  @IsInt()
  @Min(1)
  @Max(500)
  limit = 50;
}

@ObjectType({ description: 'A query as it was interpreted: in lower case, with corrected spelling.' })
export class SearchReportLine {
  @Field({ description: 'The interpreted query.' })
  query: string;

  @Field(() => [String], {
    description:
      'Texts that shoppers typed, in lower case: at most 5 different texts of the last day. Empty for older searches.',
  })
  typed: string[];

  @Field(() => Int, { description: 'Number of searches. Repetitions by one client within an hour count once.' })
  searches: number;

  @Field(() => Int, { description: 'Number of days with this query.' })
  days: number;

  @Field({ description: 'Last day with this query, such as `2026-11-20`.' })
  lastDay: string;

  @Field(() => Int, { description: 'Number of products found by the last search.' })
  found: number;

  @Field(() => Boolean, { description: 'True if the products found are only the closest matches.' })
  nearest: boolean;
}

@ObjectType({ description: 'Proposed other words for a query that found nothing, or only closest matches.' })
export class SearchProposal {
  @Field({ description: 'The interpreted query.' })
  query: string;

  @Field(() => [String], { description: 'Texts that shoppers typed for the query, as in the line of the report.' })
  typed: string[];

  @Field({
    description: 'The proposed words; `saveSearchRule` of kind SYNONYM with `queries` and `words` accepts them.',
  })
  words: string;

  @Field(() => Int, { description: 'Number of products found with the proposed words.' })
  goods: number;
}

@ObjectType({ description: 'Searches by shoppers, stored without the shoppers’ identities.' })
export class SearchReport {
  @Field(() => Int, { description: 'Number of searches in the period.' })
  searches: number;

  @Field(() => Int, {
    description: 'Number of searches whose query found nothing, or only closest matches, on the day of the search.',
  })
  searchesWithoutResult: number;

  @Field(() => [SearchReportLine], { description: 'The most frequent queries.' })
  queries: SearchReportLine[];

  @Field(() => [SearchReportLine], {
    description: 'Most frequent queries whose last search found nothing, or only closest matches.',
  })
  withoutResult: SearchReportLine[];

  @Field(() => [SearchReportLine], {
    description:
      'Most frequent queries that found products, none of which was clicked in the period. Only queries typed by at least five networks or on five days count. Empty while SEARCH_CLICKS is off.',
  })
  notClicked: SearchReportLine[];
}
