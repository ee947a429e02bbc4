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
} from '../custom-fields/index.js';
import { says } from '../shared/messages/messages.js';
import { Clearable, IfGiven, Slug, Text } from './inputs.js';

/** Longest code of a field, and slug of an option. */
const CODE = 60;

@InputType({ description: 'A custom field by its owner and code.' })
export class CustomFieldKeyInput {
  @Field(() => CustomFieldOwner, { description: 'What it describes; it never changes.' })
  @IsIn(Object.values(CustomFieldOwner))
  owner: CustomFieldOwner;

  @Field({
    description:
      'Lower-case Latin letters, digits and hyphens, a letter first; 60 at most, unique within the owner. It never changes.',
  })
  @Matches(/^[a-z]/, says('slug'))
  @Slug(CODE)
  code: string;
}

@InputType({ description: 'An option of a custom field of the type LIST.' })
export class CustomFieldOptionInput {
  @Field({ description: 'Lower-case Latin letters and digits, joined by hyphens; 60 at most. Values name it so.' })
  @Slug(CODE)
  slug: string;

  @Field({ description: 'Name in Russian, 1 to 100 characters.' })
  @Text(100)
  name: string;

  @Clearable(100, 'Name in English. Null: none.')
  nameEn?: string | null;
}

const removeValues = 'Whether values that stand in the way are removed with it; otherwise the call answers STILL_USED.';

@InputType({
  description: 'A custom field: `owner` and `code` name it. One that is not there is made. What is left out stays.',
})
export class SaveCustomFieldInput extends CustomFieldKeyInput {
  @Field(() => String, {
    nullable: true,
    description: 'Name in Russian, as shoppers read it, 1 to 100 characters. A new field needs it.',
  })
  @IfGiven()
  @Text(100)
  name?: string;

  @Clearable(100, 'Name in English. Null: none.')
  nameEn?: string | null;

  @Field(() => CustomFieldType, {
    nullable: true,
    description: 'What its values are. A new field needs it; it never changes.',
  })
  @IfGiven()
  @IsIn(Object.values(CustomFieldType))
  type?: CustomFieldType;

  @Field(() => [CustomFieldOptionInput], {
    nullable: true,
    description: 'All options in their order, 1 to 100; a new LIST needs them, other types have none.',
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
    description: 'For LIST: whether a value has several options; a new field: no.',
  })
  @IfGiven()
  @IsBoolean()
  multiple?: boolean;

  @Clearable(20, 'For NUMBER: its unit, such as «мм». Null: none.')
  unit?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For NUMBER: the least that may be written from now on, in `unit`. Null: no bound.',
  })
  @IsOptional()
  @IsNumber()
  @Min(-1e12)
  @Max(1e12)
  min?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For NUMBER: the most that may be written from now on, in `unit`. Null: no bound.',
  })
  @IsOptional()
  @IsNumber()
  @Min(-1e12)
  @Max(1e12)
  max?: number | null;

  @Field(() => CustomFieldVisibility, { nullable: true, description: 'Who reads its values; a new field: OPERATORS.' })
  @IfGiven()
  @IsIn(Object.values(CustomFieldVisibility))
  visibility?: CustomFieldVisibility;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether listings filter by its values; a new field: no. Only public fields of products and offers, of any type but TEXT; a code filters only once.',
  })
  @IfGiven()
  @IsBoolean()
  filterable?: boolean;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'Whether the search of the shop finds goods by its values; a new field: no. Only public TEXT and LIST of products and offers.',
  })
  @IfGiven()
  @IsBoolean()
  searchable?: boolean;

  @Field(() => Int, { nullable: true, description: 'The lowest stands first in lists; a new field has 0.' })
  @IfGiven()
  @IsInt()
  @Min(-1_000_000)
  @Max(1_000_000)
  position?: number;

  @Field(() => Boolean, {
    defaultValue: false,
    description: `For LIST: of options that are left out of \`options\`. ${removeValues}`,
  })
  @IsBoolean()
  removeValues = false;
}

@InputType({ description: 'Which custom field goes.' })
export class RemoveCustomFieldInput extends CustomFieldKeyInput {
  @Field(() => Boolean, { defaultValue: false, description: removeValues })
  @IsBoolean()
  removeValues = false;
}

@InputType({ description: 'Which custom fields are listed; none of the fields: all.' })
export class CustomFieldsInput {
  @Field(() => CustomFieldOwner, { nullable: true, description: 'Only those of this owner.' })
  @IsOptional()
  @IsIn(Object.values(CustomFieldOwner))
  owner?: CustomFieldOwner | null;
}

@InputType({ description: 'Values of custom fields of an order.' })
export class OrderCustomFieldsInput {
  @Field(() => ID, { description: '`uuid` of `orders`.' })
  @IsUUID('all')
  uuid: string;

  @CustomFieldValues(false)
  customFields: CustomFieldValueInput[];
}

@InputType({ description: 'Values of custom fields of an account.' })
export class ShopperCustomFieldsInput {
  @Field(() => ID, { description: '`id` of `shoppers`.' })
  @IsUUID('all')
  userId: string;

  @CustomFieldValues(false)
  customFields: CustomFieldValueInput[];
}
