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
/** Not null and given. */
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

@InputType({ description: 'The source to read, and which file: by default that of its address.' })
export class StartFeedRunInput {
  @Field(() => ID, { description: '`id` from the query `feedSources`.' })
  @IsUUID('all')
  sourceId: string;

  @Field(() => ID, {
    nullable: true,
    description: 'A file uploaded for FEED with `createOperatorUpload`, to read instead of the address.',
  })
  @IfSet()
  @IsUUID('all')
  uploadId?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'An earlier run whose file is read again, e.g. once its columns are confirmed.',
  })
  @IfSet()
  @IsUUID('all')
  fileOf?: string | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the run asks with its plan, whatever it changes, instead of applying it. Default: false.',
  })
  @IfGiven()
  @IsBoolean()
  preview?: boolean;
}

@InputType({
  description: 'What the download sends: a user and a password (HTTP Basic), or a header of the supplier’s choice.',
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

@InputType({ description: 'What a unit of a currency is worth.' })
export class SourceRateInput {
  @Field({ description: 'Code of the currency, such as `USD`.' })
  @Matches(/^[A-Z]{3}$/)
  currency: string;

  @Field({ description: 'Roubles per unit, as decimal text such as `92.5`.' })
  @Matches(/^(?!0+(?:\.0+)?$)\d{1,7}(?:\.\d{1,6})?$/)
  roubles: string;
}

@InputType({
  description: 'A source. Absent fields stay unchanged, or get their defaults in a new source; null removes.',
})
export class SaveFeedSourceInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: 'Id of the source to change; absent for a new one.' })
  @IfGiven()
  @IsUUID('all')
  id?: string;

  @Field({ description: '`source` of its products, 1 to 100 characters. That of a source never changes.' })
  @Text(100)
  name: string;

  @Field(() => SourceFormat, { description: 'How the file is read.' })
  @IsEnum(SourceFormat)
  format: string;

  @Clearable(
    MOST_URL,
    'Where it is downloaded from: a public http or https URL without credentials, or one below SOURCE_PRIVATE_ORIGINS. Null: files are uploaded.',
  )
  url?: string | null;

  @Field(() => SourceCredentialsInput, {
    nullable: true,
    description: 'What the download sends to the origin of `url`. Null: nothing.',
  })
  @IfSet()
  @ValidateNested()
  @Type(() => SourceCredentialsInput)
  credentials?: SourceCredentialsInput | null;

  @Clearable(100, 'Supplier of the goods; null: the shop that the feed names, else `name`.')
  supplier?: string | null;

  @Field(() => String, { nullable: true, description: 'Country that the goods ship from, two capitals. Default: RU.' })
  @IfGiven()
  @Matches(/^[A-Z]{2}$/)
  shipsFrom?: string;

  @Field(() => String, { nullable: true, description: 'Currency of prices that name none. Default: RUB.' })
  @IfGiven()
  @Matches(/^[A-Z]{3}$/)
  currency?: string;

  @Field(() => [SourceRateInput], { nullable: true, description: 'Rates of currencies; 50 at most. Default: none.' })
  @IfGiven()
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => SourceRateInput)
  rates?: SourceRateInput[];

  @Field(() => Int, {
    nullable: true,
    description: 'Stock of product items for which the feed has no figure. Default: 1.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(999_999_999)
  defaultStock?: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether the feed names all goods of the source: what it names no more goes off sale. Default: false.',
  })
  @IfGiven()
  @IsBoolean()
  complete?: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'A run asks if more than this percentage of the goods would go off sale. Default: 20.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100)
  vanishPercent?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'A run asks if more than this percentage of the prices would move by half. Default: 10.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(100)
  movedPercent?: number;

  @Field(() => Int, { nullable: true, description: 'Minutes between runs, 15 to 10,080; null: none by the clock.' })
  @IfSet()
  @IsInt()
  @Min(15)
  @Max(10_080)
  everyMinutes?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether the clock starts no runs. Default: false.' })
  @IfGiven()
  @IsBoolean()
  paused?: boolean;
}
