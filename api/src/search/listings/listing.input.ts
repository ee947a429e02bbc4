import { Field, Float, InputType } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEnum,
  IsInt,
  IsNumber,
  IsOptional,
  IsString,
  Length,
  MaxLength,
  Min,
  Validate,
  ValidateNested,
  ValidatorConstraint,
  type ValidationArguments,
  type ValidatorConstraintInterface,
} from 'class-validator';
import { DeliverySpeed, Material, Season } from '../../catalog/index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { fault, says } from '../../shared/messages/messages.js';
import { Age, ProductSort, Rating, Sale, SexFilter } from './listing.enums.js';

@ValidatorConstraint({ name: 'notBelowMin' })
class NotBelowMin implements ValidatorConstraintInterface {
  validate(max: number | null | undefined, { object }: ValidationArguments): boolean {
    const { min } = object as PriceRangeInput;
    return max == null || min == null || max >= min;
  }

  defaultMessage(): string {
    return fault('notBelow', { other: 'min' });
  }
}

@InputType({ description: 'Both ends included; either may be left out.' })
export class PriceRangeInput {
  @Field(() => KopecksScalar, { nullable: true, description: 'Least price in kopecks.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  min?: number | null;

  @Field(() => KopecksScalar, { nullable: true, description: 'Highest price in kopecks; not below `min`.' })
  @IsOptional()
  @IsInt()
  @Min(0)
  @Validate(NotBelowMin)
  max?: number | null;
}

/** GraphQL field and validation for a list of slugs. */
function Slugs(description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => [String], { nullable: true, description })(target, key);
    IsOptional()(target, key);
    IsArray()(target, key);
    ArrayMaxSize(100)(target, key);
    IsString({ each: true })(target, key);
    MaxLength(200, { each: true })(target, key);
  };
}

/** GraphQL field and validation for a list of enum values. */
function EnumValues(values: Record<string, string>, description: string): PropertyDecorator {
  return (target, key) => {
    Field(() => [values], { nullable: true, description })(target, key);
    IsOptional()(target, key);
    IsArray()(target, key);
    ArrayMaxSize(100)(target, key);
    IsEnum(values, { each: true })(target, key);
  };
}

@InputType({
  description:
    'A choice in a filter by a custom field (docs/custom-fields.md): `options`, or `flag`, or `min` and `max`, as its type is.',
})
export class CustomFieldFilterInput {
  @Field({ description: 'Code of the field, as `filterList.customFields` has it; each once.' })
  @IsString()
  @MaxLength(60)
  code: string;

  @Slugs(
    'Values of a LIST, of a FLAG (`true`, `false`), or of a reference, as `filterList.customFields` has them; one of them is enough.',
  )
  options?: string[] | null;

  @Field(() => Boolean, { nullable: true, description: 'For FLAG: the same as `options` with this one value.' })
  @IsOptional()
  @IsBoolean()
  flag?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'For NUMBER: the least, in the unit of the field.' })
  @IsOptional()
  @IsNumber()
  min?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For NUMBER: the most, in the unit of the field; not below `min`.',
  })
  @IsOptional()
  @IsNumber()
  @Validate(NotBelowMin)
  max?: number | null;
}

@InputType({ description: 'Values of one filter are OR, filters are AND. Slugs and values are those of filterList.' })
export class FilteredProductsInput {
  @Field(() => String, { nullable: true, description: 'Slug of a directory or category; null is the whole catalogue.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  section?: string | null;

  @Slugs('Slugs of categories; those below them count, too.')
  categories?: string[] | null;

  @Slugs('Slugs of brands.')
  brand?: string[] | null;

  @Slugs('Slugs of models.')
  model?: string[] | null;

  @Slugs('Slugs of colours.')
  colorPallete?: string[] | null;

  @Slugs('Slugs of collections on show. One alone, with neither a sort nor a text: in the order its goods were picked.')
  collection?: string[] | null;

  @Slugs('Sizes that can be bought now: values of filterList.size, or of sizesByAge.')
  size?: string[] | null;

  @EnumValues(Material, 'Materials; one of them is enough.')
  material?: Material[] | null;

  @EnumValues(Season, 'Seasons; one of them is enough.')
  season?: Season[] | null;

  @Field(() => SexFilter, { nullable: true, description: 'Whom the goods are for; null is everybody.' })
  @IsOptional()
  @IsEnum(SexFilter)
  sex?: SexFilter | null;

  @EnumValues(Age, 'For adults, for children, or both.')
  age?: Age[] | null;

  @EnumValues(Sale, 'How much is off.')
  sale?: Sale[] | null;

  @EnumValues(Rating, 'Least rating of the model; of several the lowest counts.')
  rating?: Rating[] | null;

  @EnumValues(DeliverySpeed, 'From Russia, from abroad, or both.')
  deliverySpeed?: DeliverySpeed[] | null;

  @Field(() => PriceRangeInput, { nullable: true, description: 'Price of an offer for whoever asks, in kopecks.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PriceRangeInput)
  price?: PriceRangeInput | null;

  @Field(() => [CustomFieldFilterInput], {
    nullable: true,
    description:
      'Filters by custom fields, 20 at most. Those of offers hold for one and the same offer, as a size does.',
  })
  @IsOptional()
  @ArrayMaxSize(20)
  @ArrayUnique(({ code }: CustomFieldFilterInput) => code, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => CustomFieldFilterInput)
  customFields?: CustomFieldFilterInput[] | null;

  @Field(() => ProductSort, { nullable: true, description: 'Null: popular first; in a text search, by relevance.' })
  @IsOptional()
  @IsEnum(ProductSort)
  sort?: ProductSort | null;
}

@InputType({ description: 'Words to search for, and the filters of a listing.' })
export class SearchFilteredProductsInput extends FilteredProductsInput {
  @Field({ description: 'What the shopper typed, 200 characters at most.' })
  @IsString()
  @MaxLength(200)
  query: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'Search for the words as they are: nothing is repaired, no word becomes a filter.',
  })
  @IsBoolean()
  exact = false;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'The shopper is still typing: the query is not counted among what people search for.',
  })
  @IsBoolean()
  typing = false;
}

@InputType({ description: 'Which section the filters are for.' })
export class DirectoryFiltersInput {
  @Field(() => String, { nullable: true, description: 'Slug of a directory or category; null is the whole catalogue.' })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  slug?: string | null;
}

@InputType({ description: 'Words to search for.' })
export class FindProductsInput {
  @Field({ description: '1 to 200 characters.' })
  @IsString()
  @Length(1, 200)
  query: string;
}
