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

/** A list that may be left out; null is an empty list. */
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

/** The same of queries or words. */
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
    'A rule of the search. Absent fields stay unchanged, or get their defaults in a new rule; null removes. A field that its kind does not use must be empty.',
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
    'Queries for which it counts, at most 50 of 100 characters. Case, ё, forms of words and their order make no difference. SYNONYM: words or phrases within a query. None: it counts for every query; a SYNONYM and a REDIRECT need one.',
  )
  queries?: string[];

  @Phrases(20, 'SYNONYM: words or phrases that each of `queries` is also read as, at most 20.')
  words?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'SYNONYM: whether `words` are also read as `queries`; default for a new one: false.',
  })
  @IfGiven()
  @IsBoolean()
  twoWay?: boolean;

  @Clearable(
    1000,
    'REDIRECT: a path within the shop, with a query if needed, or an https URL on a host listed in REDIRECT_HOSTS.',
  )
  target?: string | null;

  @Ids(100, 'Products that are moved or hidden, at most 100. PIN: in the order in which they stand.')
  productIds?: string[];

  @Ids(50, 'Categories all of whose products are moved or hidden, at most 50. Not for PIN.')
  categoryIds?: string[];

  @Ids(50, 'Brands all of whose products are moved or hidden, at most 50. Not for PIN.')
  brandIds?: string[];

  @Ids(
    50,
    'The rule counts only in searches with one of these categories as a filter, set by hand or recognised in the query.',
  )
  inCategoryIds?: string[];

  @Ids(50, 'The rule counts only in searches with one of these brands as a filter.')
  inBrandIds?: string[];

  @List(
    20,
    String,
    'FILTER_ORDER: names of the filters that stand first, in this order, at most 20: `size`, `brand`, `categories`, `colorPallete`, `sex`, `deliverySpeed`, `sale`, `rating`, `material`, `season`, `age`, `model`, `collection`, or `customFields.` and the code of a custom field.',
  )
  @IsString({ each: true })
  filters?: string[];

  @Field(() => Int, {
    nullable: true,
    description: 'PIN: place of the first product in the results, 1 to 100; null: 1. The others stand behind it.',
  })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(100)
  place?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'False switches it off; default for a new one: true.' })
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @DateOrTime('START', { nullable: true, description: 'From when it is in force; null: immediately.' })
  @IsOptional()
  startsAt?: Date | null;

  @DateOrTime('LAST', {
    nullable: true,
    description: 'Until when it is in force, exclusive; after `startsAt`. Null: without end.',
  })
  @IsOptional()
  @LaterThan('startsAt')
  endsAt?: Date | null;

  @ClearableText(500, 'Note for other operators, at most 500 characters.')
  note?: string;
}

@InputType({ description: 'Which rules are listed. Absent or null: all.' })
export class SearchRulesInput {
  @Field(() => [SearchRuleKind], { nullable: true, description: 'Only rules of these kinds.' })
  @IsOptional()
  @IsEnum(SearchRuleKind, { each: true })
  kinds?: SearchRuleKind[] | null;

  @Field(() => String, { nullable: true, description: 'Only rules with this text in their queries, words or note.' })
  @IsOptional()
  @MaxLength(MOST_QUERY)
  search?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'True: only rules that are in force now; false: only those that are not.',
  })
  @IsOptional()
  @IsBoolean()
  inForce?: boolean | null;
}

@InputType({ description: 'Identifies a rule of the search.' })
export class SearchRuleIdInput {
  @Field(() => ID, { description: '`id` from the list `searchRules`, also of a rule that was removed.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'A rule to try, saved or not. Nothing is written.' })
export class PreviewSearchRuleInput {
  @Field(() => SaveSearchRuleInput, {
    description: 'The rule as it is to be. With `id`, absent fields are those of the saved rule.',
  })
  @ValidateNested()
  @Type(() => SaveSearchRuleInput)
  rule: SaveSearchRuleInput;

  @Phrases(5, 'Queries to show; at most 5. Absent: those of the rule, or popular ones that it changes.')
  queries?: string[];

  @Field(() => [JudgedQueryInput], {
    nullable: true,
    description:
      'Judged queries to compare by, at most 200. Absent: those that are kept (`judgedQueries`), or, if there are none, popular queries of the last 30 days.',
  })
  @IfGiven()
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => JudgedQueryInput)
  judged?: JudgedQueryInput[];
}
