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

/** Longest text of a custom field (`api/prisma/sql/custom-fields.sql`). */
const LONGEST_TEXT = 5000;

@InputType({
  description:
    'The value of a custom field: exactly one of the others beside `code`, that of the field’s type. Null in it takes the value away.',
})
export class CustomFieldValueInput {
  @Field({ description: 'Which field, as `customFields` of operators lists it.' })
  @IsString()
  @MaxLength(60)
  code: string;

  @Field(() => String, { nullable: true, description: 'For TEXT: 1 to 5,000 characters; an empty one takes it away.' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() || null : value))
  @IsOptional()
  @IsString()
  @MaxLength(LONGEST_TEXT)
  text?: string | null;

  @Field(() => Float, { nullable: true, description: 'For NUMBER, in the unit of the field and within its bounds.' })
  @IsOptional()
  @IsNumber()
  number?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'For FLAG: yes or no.' })
  @IsOptional()
  @IsBoolean()
  flag?: boolean | null;

  @Field(() => [String], {
    nullable: true,
    description: 'For LIST: slugs of all chosen options; at most one where the field is not `multiple`.',
  })
  @IsOptional()
  @ArrayMaxSize(100)
  @ArrayUnique()
  @IsString({ each: true })
  @MaxLength(60, { each: true })
  options?: string[] | null;

  @Field(() => String, { nullable: true, description: 'For references: id or slug of what it refers to.' })
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
      description: 'Values of its custom fields, 50 at most; fields that are not named stay.',
    })(target, key);
    if (nullable) ValidateIf((_, value: unknown) => value !== undefined)(target, key);
    ArrayMaxSize(50)(target, key);
    ValidateNested({ each: true })(target, key);
    Type(() => CustomFieldValueInput)(target, key);
  };
