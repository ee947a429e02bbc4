import { applyDecorators } from '@nestjs/common';
import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { SearchRuleKind } from '../../generated/prisma/enums.js';
import { Clearable, ClearableText, IfGiven, LaterThan, SeenVersion } from '../../operator/index.js';
import { DateOrTime } from '../../platform/graphql/date-time.scalar.js';
import { cleanLine } from '../../shared/clean-line.js';
import { JudgedQueryInput } from './judged-query.input.js';

const MOST_QUERY = 100;

/** Declares a list that may be omitted; null is an empty list. */
function List(most: number, type: typeof ID | typeof String, description: string): PropertyDecorator {
  return applyDecorators(
    Field(() => [type], { nullable: true, description }),
    Transform(({ value }: { value: unknown }) => (value === null ? [] : value)),
    IfGiven(),
    IsArray(),
    ArrayMaxSize(most),
    ArrayUnique(),
  ) as PropertyDecorator;
}

/** Declares a list of queries or words that may be omitted. */
function Phrases(most: number, description: string): PropertyDecorator {
  return applyDecorators(
    List(most, String, description),
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((one: unknown) => (typeof one === 'string' ? cleanLine(one) : one)) : value,
    ),
    IsString({ each: true }),
    Length(1, MOST_QUERY, { each: true }),
  ) as PropertyDecorator;
}

const Ids = (most: number, description: string): PropertyDecorator =>
  applyDecorators(List(most, ID, description), IsUUID('all', { each: true })) as PropertyDecorator;

@InputType({
  description:
    'A search rule. Absent fields stay unchanged, or get their defaults in a new rule; null removes. Fields that the kind of rule does not use must be empty.',
})
export class SaveSearchRuleInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the rule to change; absent for a new one.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => SearchRuleKind, { description: 'What the rule does.' })
  @IsEnum(SearchRuleKind)
  kind: SearchRuleKind;

  @Phrases(
    50,
    'Queries that the rule applies to, at most 50 of 100 characters each. Case, ё, word forms and word order make no difference. For SYNONYM: words or phrases within a query. Empty: every query; SYNONYM and REDIRECT need at least one query.',
  )
  queries?: string[];

  @Phrases(20, 'For SYNONYM: words or phrases as which each of `queries` is also read, 20 at most.')
  words?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'For SYNONYM: whether `words` are also read as `queries`; default for a new rule: false.',
  })
  @IfGiven()
  @IsBoolean()
  twoWay?: boolean;

  @Clearable(
    1000,
    'For REDIRECT: a path within the shop, with a query string if needed, or an https URL on a host listed in REDIRECT_HOSTS.',
  )
  target?: string | null;

  @Ids(100, 'Ids of products that the rule moves or hides, 100 at most. For PIN, in display order.')
  productIds?: string[];

  @Ids(50, 'Ids of categories, 50 at most. The rule moves or hides all products of these categories. Not for PIN.')
  categoryIds?: string[];

  @Ids(50, 'Ids of brands, 50 at most. The rule moves or hides all products of these brands. Not for PIN.')
  brandIds?: string[];

  @Ids(
    50,
    'Ids of categories. The rule applies only to searches filtered by one of these categories, chosen by the shopper or recognised in the query; empty: no such condition.',
  )
  inCategoryIds?: string[];

  @Ids(
    50,
    'Ids of brands. The rule applies only to searches filtered by one of these brands; empty: no such condition.',
  )
  inBrandIds?: string[];

  @List(
    20,
    String,
    'For FILTER_ORDER: names of the filters to show first, in this order, 20 at most: `size`, `brand`, `categories`, `colorPallete`, `sex`, `deliverySpeed`, `sale`, `rating`, `material`, `season`, `age`, `model`, `collection`, or `customFields.` and the code of a custom field.',
  )
  @IsString({ each: true })
  filters?: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'For PIN: position of the first product in the results, 1 to 100; null: 1. The other products follow.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100)
  place?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the rule is switched on; default for a new rule: true.',
  })
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @DateOrTime('START', { nullable: true, description: 'From when the rule is in force; null: immediately.' })
  @IsOptional()
  startsAt?: Date | null;

  @DateOrTime('LAST', {
    nullable: true,
    description: 'Until when the rule is in force, exclusive; after `startsAt`. Null: no end.',
  })
  @IsOptional()
  @LaterThan('startsAt')
  endsAt?: Date | null;

  @ClearableText(500, 'Note for other operators, at most 500 characters.')
  note?: string;
}

@InputType({ description: 'Filters the rules. Absent or null: all.' })
export class SearchRulesInput {
  @Field(() => [SearchRuleKind], { nullable: true, description: 'Returns only rules of these kinds.' })
  @IsOptional()
  @IsEnum(SearchRuleKind, { each: true })
  kinds?: SearchRuleKind[] | null;

  @Field(() => String, {
    nullable: true,
    description: 'Returns only rules with this text in their queries, words or note.',
  })
  @IsOptional()
  @MaxLength(MOST_QUERY)
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: returns only rules in force now; false: only rules not in force.',
  })
  @IsOptional()
  @IsBoolean()
  inForce?: boolean | null;
}

@InputType({ description: 'Identifies a search rule.' })
export class SearchRuleIdInput {
  @Field(() => ID, { description: '`id` from the list `searchRules`, also of a rule that was removed.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A rule to test, saved or not. Nothing is changed.' })
export class PreviewSearchRuleInput {
  @Field(() => SaveSearchRuleInput, {
    description: 'The rule to test. With `id`, absent fields are taken from the saved rule.',
  })
  @ValidateNested()
  @Type(() => SaveSearchRuleInput)
  rule: SaveSearchRuleInput;

  @Phrases(
    5,
    'Queries to return results for, at most 5. Absent: the rule’s queries, or popular queries whose results the rule changes.',
  )
  queries?: string[];

  @Field(() => [JudgedQueryInput], {
    nullable: true,
    description:
      'Judged queries to compare, at most 200. Absent: the saved ones (`judgedQueries`) or, if there are none, popular queries of the last 30 days.',
  })
  @IfGiven()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => JudgedQueryInput)
  judged?: JudgedQueryInput[];
}
