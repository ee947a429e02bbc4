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

@InputType({ description: 'Price range, both bounds inclusive and optional.' })
export class PriceRangeInput {
  @Field(() => KopecksScalar, { nullable: true, description: 'Lowest price in kopecks; null: no limit.' })
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
    'A filter by a custom field (docs/custom-fields.md). Set `options`, `flag`, or `min` and `max`, depending on the field’s type.',
})
export class CustomFieldFilterInput {
  @Field({ description: 'Code of the field from `filterList.customFields`; each code may occur once.' })
  @IsString()
  @MaxLength(60)
  code: string;

  @Slugs(
    'For a LIST, a FLAG (`true`, `false`) or a reference: values from `filterList.customFields`. A product matches if it has one of them.',
  )
  options?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'For a FLAG: value to match; the same as `options` with this one value.',
  })
  @IsOptional()
  @IsBoolean()
  flag?: boolean | null;

  @Field(() => Float, { nullable: true, description: 'For a NUMBER: least value, in the field’s unit.' })
  @IsOptional()
  @IsNumber()
  min?: number | null;

  @Field(() => Float, {
    nullable: true,
    description: 'For a NUMBER: greatest value, in the field’s unit; not below `min`.',
  })
  @IsOptional()
  @IsNumber()
  @Validate(NotBelowMin)
  max?: number | null;
}

@InputType({
  description:
    'Filters products. Values of one filter are combined with OR, different filters with AND. Slugs and values come from filterList.',
})
export class FilteredProductsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Slug of a directory or category; absent or null: the whole catalogue.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  section?: string | null;

  @Slugs('Slugs of categories; includes their subcategories.')
  categories?: string[] | null;

  @Slugs('Slugs of brands.')
  brand?: string[] | null;

  @Slugs('Slugs of models to include.')
  model?: string[] | null;

  @Slugs('Slugs of colours from the palette.')
  colorPallete?: string[] | null;

  @Slugs(
    'Slugs of currently shown collections. With exactly one, no sort and no search text, products come in the order they were picked.',
  )
  collection?: string[] | null;

  @Slugs('Sizes available now: values from filterList.size or filterList.sizesByAge.')
  size?: string[] | null;

  @Field(() => Boolean, {
    nullable: true,
    description:
      'If true, returns only products with an offer in the caller’s size for the product’s brand and kind (see `mySizes`); for other brands, the size tables convert the size. Nothing matches if no size is known. UNAUTHORIZED for a guest.',
  })
  @IsOptional()
  @IsBoolean()
  mySize?: boolean | null;

  @EnumValues(Material, 'Materials; a product matches if it has one of them.')
  material?: Material[] | null;

  @EnumValues(Season, 'Seasons; a product matches if it is for one of them.')
  season?: Season[] | null;

  @Field(() => SexFilter, { nullable: true, description: 'Sex the products are for; absent or null: any.' })
  @IsOptional()
  @IsEnum(SexFilter)
  sex?: SexFilter | null;

  @EnumValues(Age, 'Age groups: for adults, for children or both.')
  age?: Age[] | null;

  @EnumValues(Sale, 'Minimum discounts.')
  sale?: Sale[] | null;

  @EnumValues(Rating, 'Minimum ratings of the model; if there are several, the lowest applies.')
  rating?: Rating[] | null;

  @EnumValues(DeliverySpeed, 'Where products ship from: Russia, abroad or both.')
  deliverySpeed?: DeliverySpeed[] | null;

  @Field(() => PriceRangeInput, { nullable: true, description: 'Price range for the caller, in kopecks.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => PriceRangeInput)
  price?: PriceRangeInput | null;

  @Field(() => [CustomFieldFilterInput], {
    nullable: true,
    description:
      'Filters by custom fields, 20 at most. All filters by fields of offers, and the size, must match the same offer.',
  })
  @IsOptional()
  @ArrayMaxSize(20)
  @ArrayUnique(({ code }: CustomFieldFilterInput) => code, says('eachOnce'))
  @ValidateNested({ each: true })
  @Type(() => CustomFieldFilterInput)
  customFields?: CustomFieldFilterInput[] | null;

  @Field(() => ProductSort, {
    nullable: true,
    description: 'Sort order. Absent or null: most popular first; in a text search, most relevant first.',
  })
  @IsOptional()
  @IsEnum(ProductSort)
  sort?: ProductSort | null;
}

@InputType({ description: 'Search text and product filters.' })
export class SearchFilteredProductsInput extends FilteredProductsInput {
  @Field({ description: 'Search text, 200 characters at most.' })
  @IsString()
  @MaxLength(200)
  query: string;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'If true, searches for the words as typed: no spelling correction, no words turned into filters.',
  })
  @IsBoolean()
  exact = false;

  @Field(() => Boolean, {
    defaultValue: false,
    description: 'True while the shopper is still typing: such a query is not counted for popular queries.',
  })
  @IsBoolean()
  typing = false;
}

@InputType({ description: 'Section of the catalogue to return filters for.' })
export class DirectoryFiltersInput {
  @Field(() => String, {
    nullable: true,
    description: 'Slug of a directory or category; absent or null: the whole catalogue.',
  })
  @IsOptional()
  @IsString()
  @MaxLength(200)
  slug?: string | null;
}

@InputType({ description: 'Text to search products for.' })
export class FindProductsInput {
  @Field({ description: 'Search text, 1 to 200 characters.' })
  @IsString()
  @Length(1, 200)
  query: string;
}
