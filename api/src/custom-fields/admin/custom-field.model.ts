import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { CustomFieldOption, CustomFieldOwner, CustomFieldType, CustomFieldVisibility } from '../index.js';

@ObjectType({ description: 'Definition of a custom field.' })
export class CustomField {
  /** Id of the field's row; callers name a field by owner and code. */
  id: string;

  @Field(() => CustomFieldOwner, { description: 'Kind of object that has the field.' })
  owner: CustomFieldOwner;

  @Field({ description: 'Code of the field; unique within `owner`.' })
  code: string;

  @Field({ description: 'Name in Russian.' })
  name: string;

  @Field(() => String, { nullable: true, description: 'Name in English; null if there is none.' })
  nameEn: string | null;

  @Field(() => CustomFieldType, { description: 'Type of the field’s values.' })
  type: CustomFieldType;

  @Field(() => [CustomFieldOption], {
    description: 'For a LIST: options of the field in their order; otherwise empty.',
  })
  options: CustomFieldOption[];

  @Field({ description: 'For a LIST: whether a value may have several options.' })
  multiple: boolean;

  @Field(() => String, { nullable: true, description: 'Unit of a NUMBER; null if it has none.' })
  unit: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For a NUMBER: least value accepted, in `unit`; null: no bound.',
  })
  min: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For a NUMBER: greatest value accepted, in `unit`; null: no bound.',
  })
  max: number | null;

  @Field(() => CustomFieldVisibility, { description: 'Who can read the field’s values.' })
  visibility: CustomFieldVisibility;

  @Field({ description: 'Whether product lists can be filtered by the field’s values.' })
  filterable: boolean;

  @Field({ description: 'Whether the product search covers the field’s values.' })
  searchable: boolean;

  @Field(() => Int, { description: 'Position in lists, lowest first.' })
  position: number;

  @Field({ description: 'When the definition was last changed.' })
  updatedAt: Date;
}
