import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  IsBoolean,
  IsEnum,
  IsInt,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { Clearable, IfGiven, Text, SeenVersion } from '../operator/index.js';

import { SourceFormat } from './feed-source.model.js';

const MOST_URL = 2000;
/** Validates the field only if it is given and not null. */
const IfSet = () => ValidateIf((_, value: unknown) => value !== undefined && value !== null);

@InputType({ description: 'Identifies a source.' })
export class FeedSourceIdInput {
  @Field(() => ID, { description: '`id` from the query `feedSources`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'Identifies a run.' })
export class FeedRunIdInput {
  @Field(() => ID, { description: '`id` from the query `feedRuns`.' })
  @IsUUID('all')
  id: string;
}

@InputType({ description: 'The source whose runs are listed.' })
export class FeedRunsInput {
  @Field(() => ID, { description: '`id` from the query `feedSources`.' })
  @IsUUID('all')
  sourceId: string;
}

@InputType({
  description: 'The source to read, and the file; by default the file is downloaded from the source’s URL.',
})
export class StartFeedRunInput {
  @Field(() => ID, { description: '`id` from the query `feedSources`.' })
  @IsUUID('all')
  sourceId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of an upload for FEED from `createOperatorUpload`, to read instead of the source’s URL.',
  })
  @IfSet()
  @IsUUID('all')
  uploadId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'Id of an earlier run, of this or another source, whose file is read again, for example once its columns are confirmed.',
  })
  @IfSet()
  @IsUUID('all')
  fileOf?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the run only previews its changes and awaits a decision. Default: false.',
  })
  @IfGiven()
  @IsBoolean()
  preview?: boolean;
}

@InputType({
  description:
    'Credentials that the download sends: user and password (HTTP Basic), or a header that the supplier defines.',
})
export class SourceCredentialsInput {
  @Field(() => String, { nullable: true, description: 'User of HTTP Basic, without a colon; given with `password`.' })
  @IfSet()
  @IsString()
  @MaxLength(200)
  @Matches(/^[^:\p{Cc}]+$/u)
  user?: string | null;

  @Field(() => String, { nullable: true, description: 'Password of HTTP Basic; given with `user`.' })
  @IfSet()
  @IsString()
  @MaxLength(1000)
  @Matches(/^\P{Cc}+$/u)
  password?: string | null;

  @Field(() => String, { nullable: true, description: 'Name of a header, such as `X-Api-Key`; given with `value`.' })
  @IfSet()
  @IsString()
  @MaxLength(100)
  @Matches(/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/)
  header?: string | null;

  @Field(() => String, { nullable: true, description: 'Value of the header; given with `header`.' })
  @IfSet()
  @IsString()
  @MaxLength(4000)
  @Matches(/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/)
  value?: string | null;
}

@InputType({ description: 'Exchange rate of a currency.' })
export class SourceRateInput {
  @Field({ description: 'Code of the currency, such as `USD`.' })
  @Matches(/^[A-Z]{3}$/)
  currency: string;

  @Field({ description: 'Roubles per unit, as decimal text such as `92.5`.' })
  @Matches(/^(?!0+(?:\.0+)?$)\d{1,7}(?:\.\d{1,6})?$/)
  roubles: string;
}

@InputType({
  description: 'A feed source. Absent fields stay unchanged, or get their defaults in a new source; null removes.',
})
export class SaveFeedSourceInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the source to change; absent for a new one.' })
  @IfGiven()
  @IsUUID('all')
  id?: string;

  @Field({
    description: 'Name of the source: `source` of its products, 1 to 100 characters. The name cannot be changed later.',
  })
  @Text(100)
  name: string;

  @Field(() => SourceFormat, { description: 'Format in which the feed’s file is read.' })
  @IsEnum(SourceFormat)
  format: string;

  @Clearable(
    MOST_URL,
    'URL from which the feed is downloaded: a public http or https URL without credentials, or a URL below SOURCE_PRIVATE_ORIGINS. Null: files are uploaded.',
  )
  url?: string | null;

  @Field(() => SourceCredentialsInput, {
    nullable: true,
    description: 'Credentials that the download sends to the origin of `url`. Null: none.',
  })
  @IfSet()
  @ValidateNested()
  @Type(() => SourceCredentialsInput)
  credentials?: SourceCredentialsInput | null;

  @Clearable(
    100,
    'Name of the supplier of the goods; null: the shop named in the feed, or `name` if the feed has none.',
  )
  supplier?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Country that the goods ship from, as a code of two capital letters. Default: RU.',
  })
  @IfGiven()
  @Matches(/^[A-Z]{2}$/)
  shipsFrom?: string;

  @Field(() => String, {
    nullable: true,
    description: 'Currency of prices for which the feed gives no currency. Default: RUB.',
  })
  @IfGiven()
  @Matches(/^[A-Z]{3}$/)
  currency?: string;

  @Field(() => [SourceRateInput], {
    nullable: true,
    description: 'Exchange rates of currencies, 50 at most. Default: none.',
  })
  @IfGiven()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => SourceRateInput)
  rates?: SourceRateInput[];

  @Field(() => Int, {
    nullable: true,
    description: 'Stock, in units, of product items for which the feed gives no number. Default: 1.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(999_999_999)
  defaultStock?: number;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the feed lists all goods of the source. If true, goods that are missing in the feed go off sale. Default: false.',
  })
  @IfGiven()
  @IsBoolean()
  complete?: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'A run awaits a decision if more than this percentage of the goods would go off sale. Default: 20.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100)
  vanishPercent?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'A run awaits a decision if more than this percentage of the prices would change by half. Default: 10.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100)
  movedPercent?: number;

  @Field(() => Int, { nullable: true, description: 'Minutes between scheduled runs, 15 to 10,080; null: no schedule.' })
  @IfSet()
  @IsInt()
  @Min(15)
  @Max(10_080)
  everyMinutes?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether scheduled runs are paused. Default: false.' })
  @IfGiven()
  @IsBoolean()
  paused?: boolean;
}
