import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { IsInt, IsISO8601, IsOptional, Matches, Max, Min } from 'class-validator';
import { says } from '../shared/messages/messages.js';

/** A valid date in the form `2026-11-20`. */
function Day(description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => String, { nullable: true, description })(target, key);
    IsOptional()(target, key);
    Matches(/^\d{4}-\d{2}-\d{2}$/, says('day'))(target, key);
    IsISO8601({ strict: true })(target, key);
  };
}

@InputType({ description: 'Both days included.' })
export class SearchReportInput {
  @Day('`2026-11-01`; 30 days before `to` when it is left out.')
  from?: string | null;

  @Day('`2026-11-20`; today when it is left out. Searches are kept for 90 days.')
  to?: string | null;

  @Field(() => Int, { defaultValue: 50, description: 'Queries of each list, 500 at most.' })
  @IsInt()
  @Min(1)
  @Max(500)
  limit = 50;
}

@ObjectType({ description: 'A query as it was understood: lower case, spelling repaired.' })
export class SearchReportLine {
  @Field({ description: 'The words, as they were understood.' })
  query: string;

  @Field(() => Int, { description: 'How often; one client within an hour counts once.' })
  searches: number;

  @Field(() => Int, { description: 'On how many days.' })
  days: number;

  @Field({ description: 'The last of them, `2026-11-20`.' })
  lastDay: string;

  @Field(() => Int, { description: 'How many products it found the last time.' })
  found: number;

  @Field(() => Boolean, { description: 'They were not what was asked for, only the nearest to it.' })
  nearest: boolean;
}

@ObjectType({ description: 'What shoppers search for. Who they are is not kept.' })
export class SearchReport {
  @Field(() => Int, { description: 'Searches of those days.' })
  searches: number;

  @Field(() => Int, { description: 'Those of them whose query found nothing, or only the nearest, that day.' })
  searchesWithoutResult: number;

  @Field(() => [SearchReportLine], { description: 'The most frequent queries.' })
  queries: SearchReportLine[];

  @Field(() => [SearchReportLine], {
    description: 'The most frequent of those that found nothing, or only the nearest, the last time.',
  })
  withoutResult: SearchReportLine[];
}
