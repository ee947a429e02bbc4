import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsDate,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  ValidateNested,
} from 'class-validator';
import { DirectoryFilterType } from '../catalog/index.js';
import { Clearable, IfGiven, LaterThan, Slug, Text } from './inputs.js';

const COLOUR = /^#[0-9a-f]{6}$/i;
const colour = { message: 'must be #rrggbb' };

@InputType()
export class RemoveInput {
  @Field(() => ID)
  @IsUUID('all')
  id: string;
}

/**
 * Common fields of collections, badges and menu entries, which are saved as a whole. Without an id, saving creates a
 * new one.
 */
@InputType({ isAbstract: true })
abstract class SaveInput {
  @Field(() => ID, { nullable: true, description: 'Without one a new one is made.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field()
  @Slug()
  slug: string;

  @Clearable(500)
  logoUrl?: string | null;
}

@InputType()
export class SaveBadgeInput extends SaveInput {
  @Field()
  @Text(40)
  title: string;

  @Field()
  @Matches(COLOUR, colour)
  textColour: string;

  @Field()
  @Matches(COLOUR, colour)
  backgroundColour: string;
}

@InputType()
export class DirectoryFilterInput {
  @Field()
  @Text(100)
  name: string;

  @Field(() => DirectoryFilterType)
  @IsIn(Object.values(DirectoryFilterType))
  filterType: DirectoryFilterType;

  @Clearable(100)
  value?: string | null;
}

@InputType()
export class SaveDirectoryInput extends SaveInput {
  @Field()
  @Text(60)
  name: string;

  @Field(() => Int, { defaultValue: 0 })
  @IsInt()
  @Min(0)
  @Max(100_000)
  position = 0;

  @Field(() => [DirectoryFilterInput], { description: 'All of them, in order.' })
  @ArrayMaxSize(50)
  @ValidateNested({ each: true })
  @Type(() => DirectoryFilterInput)
  filters: DirectoryFilterInput[];
}

@InputType()
export class SaveCollectionInput {
  @Field(() => ID, { nullable: true, description: 'Without one a new one is made.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field()
  @Slug()
  slug: string;

  @Field()
  @Text(120)
  title: string;

  @Field({ defaultValue: '' })
  @IsString()
  @MaxLength(5000)
  description: string;

  @Clearable(500)
  posterUrl?: string | null;

  @Field(() => Boolean, { defaultValue: true })
  @IsBoolean()
  active = true;

  @Field(() => Date, { nullable: true })
  @IsOptional()
  @IsDate()
  publishAt?: Date | null;

  @Field(() => Date, { nullable: true })
  @IsOptional()
  @IsDate()
  @LaterThan('publishAt')
  finishAt?: Date | null;

  @Field(() => Int, { defaultValue: 0 })
  @IsInt()
  @Min(0)
  @Max(100_000)
  position = 0;

  @Field(() => [ID], { nullable: true, description: 'All its products, in order; left out: they stay.' })
  @IfGiven()
  @ArrayMaxSize(500)
  @ArrayUnique()
  @IsUUID('all', { each: true })
  productIds?: string[];
}
