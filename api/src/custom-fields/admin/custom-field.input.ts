import { Field, Float, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsBoolean,
  IsIn,
  IsInt,
  IsNumber,
  IsOptional,
  IsUUID,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import {
  CustomFieldOwner,
  CustomFieldType,
  CustomFieldValues,
  CustomFieldVisibility,
  type CustomFieldValueInput,
} from '../index.js';
import { says } from '../../shared/messages/messages.js';
import { Clearable, IfGiven, Slug, Text, SeenVersion } from '../../operator/index.js';

/** Maximum length of a field's code and of an option's slug. */
const CODE = 60;

@InputType({ description: 'A custom field by its owner and code.' })
export class CustomFieldKeyInput {
  @Field(() => CustomFieldOwner, { description: 'Kind of object that has the field. The kind cannot be changed.' })
  @IsIn(Object.values(CustomFieldOwner))
  owner: CustomFieldOwner;

  @Field({
    description:
      'Code, unique within `owner`: lower-case Latin letters, digits and hyphens, beginning with a letter; 60 characters at most. The code cannot be changed.',
  })
  @Matches(/^[a-z]/, says('slug'))
  @Slug(CODE)
  code: string;
}

@InputType({ description: 'An option of a custom field of type LIST.' })
export class CustomFieldOptionInput {
  @Field({
    description: 'Slug used in values: lower-case Latin letters and digits, joined by hyphens; 60 characters at most.',
  })
  @Slug(CODE)
  slug: string;

  @Field({ description: 'Name in Russian, 1 to 100 characters.' })
  @Text(100)
  name: string;

  @Clearable(100, 'Name in English; null: none.')
  nameEn?: string | null;
}

const removeValues = 'Whether to delete existing values as well; if false and there are any: STILL_USED.';

@InputType({
  description:
    'A custom field, identified by `owner` and `code`. If there is no such custom field, one is created. Absent fields stay unchanged.',
})
export class SaveCustomFieldInput extends CustomFieldKeyInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name in Russian as shoppers see it, 1 to 100 characters. Required for a new field.',
  })
  @IfGiven()
  @Text(100)
  name?: string;

  @Clearable(100, 'Name in English; null: none.')
  nameEn?: string | null;

  @Field(() => CustomFieldType, {
    nullable: true,
    description: 'Type of the field’s values. Required for a new field; the type cannot be changed.',
  })
  @IfGiven()
  @IsIn(Object.values(CustomFieldType))
  type?: CustomFieldType;

  @Field(() => [CustomFieldOptionInput], {
    nullable: true,
    description:
      'For a LIST: all options of the field in their order, 1 to 100; required for a new LIST. Not allowed for other types.',
  })
  @IfGiven()
  @ArrayMinSize(1)
  @ArrayMaxSize(100)
  @ArrayUnique(({ slug }: CustomFieldOptionInput) => slug, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => CustomFieldOptionInput)
  options?: CustomFieldOptionInput[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'For a LIST: whether a value may have several options; default for a new field: false.',
  })
  @IfGiven()
  @IsBoolean()
  multiple?: boolean;

  @Clearable(20, 'For a NUMBER: unit of the values, such as «мм»; null: none.')
  unit?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For a NUMBER: least value accepted from now on, in `unit`; null: no bound.',
  })
  @IsOptional()
  @IsNumber()
  @Min(-1e12)
  @Max(1e12)
  min?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For a NUMBER: greatest value accepted from now on, in `unit`; null: no bound.',
  })
  @IsOptional()
  @IsNumber()
  @Min(-1e12)
  @Max(1e12)
  max?: number | null;

  @Field(() => CustomFieldVisibility, {
    nullable: true,
    description: 'Who can read the field’s values; default for a new field: OPERATORS.',
  })
  @IfGiven()
  @IsIn(Object.values(CustomFieldVisibility))
  visibility?: CustomFieldVisibility;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether product lists can be filtered by the field’s values; default for a new field: false. Only for public fields of products and offers, of any type except TEXT. Two filterable fields cannot have the same code.',
  })
  @IfGiven()
  @IsBoolean()
  filterable?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the product search covers the field’s values; default for a new field: false. Only for public fields of products and offers, of type TEXT or LIST.',
  })
  @IfGiven()
  @IsBoolean()
  searchable?: boolean;

  @Field(() => Int, { nullable: true, description: 'Position in lists, lowest first. Default for a new field: 0.' })
  @IfGiven()
  @IsInt()
  @Min(-1_000_000)
  @Max(1_000_000)
  position?: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description:
      'For a LIST: whether to delete existing values with options that `options` no longer has; if false and there are any: STILL_USED.',
  })
  @IsBoolean()
  removeValues = false;
}

@InputType({ description: 'Identifies the custom field to delete.' })
export class RemoveCustomFieldInput extends CustomFieldKeyInput {
  @Field(() => Boolean, { defaultValue: false, description: removeValues })
  @IsBoolean()
  removeValues = false;
}

@InputType({ description: 'Filters custom fields; with no field set, returns all.' })
export class CustomFieldsInput {
  @Field(() => CustomFieldOwner, { nullable: true, description: 'Returns only fields of this kind of object.' })
  @IsOptional()
  @IsIn(Object.values(CustomFieldOwner))
  owner?: CustomFieldOwner | null;
}

@InputType({ description: 'Values to set in custom fields of an order.' })
export class OrderCustomFieldsInput {
  @Field(() => ID, { description: '`uuid` of an order as `orders` returns it.' })
  @IsUUID('all')
  uuid: string;

  @CustomFieldValues(false)
  customFields: CustomFieldValueInput[];
}

@InputType({ description: 'Values to set in custom fields of an account.' })
export class ShopperCustomFieldsInput {
  @Field(() => ID, { description: '`id` of an account from `shoppers`.' })
  @IsUUID('all')
  userId: string;

  @CustomFieldValues(false)
  customFields: CustomFieldValueInput[];
}
