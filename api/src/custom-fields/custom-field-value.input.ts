import { Field, Float, InputType } from '@nestjs/graphql';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsBoolean,
  IsNumber,
  IsOptional,
  IsString,
  MaxLength,
  ValidateIf,
  ValidateNested,
} from 'class-validator';

/** Maximum length of a text in a custom field (`api/prisma/sql/custom-fields.sql`). */
const LONGEST_TEXT = 5000;

@InputType({
  description:
    'Value of a custom field. Set `code` and exactly the one other field that matches the field’s type; null in it removes the value.',
})
export class CustomFieldValueInput {
  @Field({ description: 'Code of the field, from the operators’ `customFields`.' })
  @IsString()
  @MaxLength(60)
  code: string;

  @Field(() => String, {
    nullable: true,
    description: 'For a TEXT: 1 to 5,000 characters; an empty string removes the value.',
  })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value))
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_TEXT)
  text?: string | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For a NUMBER: the value in the field’s unit and within its bounds.',
  })
  @IsOptional()
  @IsNumber()
  number?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'For a FLAG: the Boolean value.' })
  @IsOptional()
  @IsBoolean()
  flag?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'For a LIST: slugs of all chosen options; at most one unless the field is `multiple`.',
  })
  @IsOptional()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(60, { each: true })
  options?: string[] | null;

  @Field(() => String, { nullable: true, description: 'For a reference: id or slug of the referenced object.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  reference?: string | null;
}

/** Declares the input field that holds values of custom fields. */
export const CustomFieldValues =
  (nullable = true): PropertyDecorator =>
  (target, key) => {
    Field(() => [CustomFieldValueInput], {
      nullable,
      description: 'Values to set, 50 at most; fields not listed stay unchanged.',
    })(target, key);
    if (nullable) ValidateIf((_, value: unknown) => value !== undefined)(target, key);
    ArrayMaxSize(50)(target, key);
    ValidateNested({ each: true })(target, key);
    Type(() => CustomFieldValueInput)(target, key);
  };
