import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { CustomFieldOption, CustomFieldOwner, CustomFieldType, CustomFieldVisibility } from '../custom-fields/index.js';

@ObjectType({ description: 'A custom field as it is declared.' })
export class CustomField {
  @Field(() => CustomFieldOwner, { description: 'What it describes.' })
  owner: CustomFieldOwner;

  @Field({ description: 'Its code; unique within the owner.' })
  code: string;

  @Field({ description: 'Name in Russian.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Name in English; null where it has none.' })
  nameEn: string | null;

  @Field(() => CustomFieldType, { description: 'What its values are.' })
  type: CustomFieldType;

  @Field(() => [CustomFieldOption], { description: 'Options of a LIST in their order; empty for other types.' })
  options: CustomFieldOption[];

  @Field({ description: 'Whether a value of a LIST has several options.' })
  multiple: boolean;

  @Field(() => String, { nullable: true, description: 'Unit of a NUMBER; null where it has none.' })
  unit: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'The least NUMBER that may be written, in `unit`; null: no bound.',
  })
  min: number | null;

  @Field(() => Float, { nullable: true, description: 'The most that may be written, in `unit`; null: no bound.' })
  max: number | null;

  @Field(() => CustomFieldVisibility, { description: 'Who reads its values.' })
  visibility: CustomFieldVisibility;

  @Field({ description: 'Whether listings filter by its values.' })
  filterable: boolean;

  @Field({ description: 'Whether the search of the shop finds goods by its values.' })
  searchable: boolean;

  @Field(() => Int, { description: 'The lowest stands first in lists.' })
  position: number;

  @Field({ description: 'When the declaration was last changed.' })
  updatedAt: Date;
}
