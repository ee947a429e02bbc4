import { Field, Float, InputType, ObjectType, registerEnumType, ID } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsEnum,
  IsString,
  IsUUID,
  MaxLength,
  MinLength,
  ValidateNested,
} from 'class-validator';
import { FIELDS, GROUPINGS, HEADINGS, type ColumnMapping } from '../feeds/index.js';

const upper = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
const enumOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [upper(name), name]));

export const PriceListField = enumOf(FIELDS);
registerEnumType(PriceListField, {
  name: 'PriceListField',
  description: 'What a column of a price list is.',
  valuesMap: {
    ARTICLE: { description: 'The supplier’s article number.' },
    BARCODE: { description: 'EAN or another barcode.' },
    NAME: { description: 'What the goods are called.' },
    BRAND: { description: 'Who makes the goods.' },
    CATEGORY: { description: 'Where the goods are in the catalogue.' },
    SUBCATEGORY: { description: 'A section below `CATEGORY`.' },
    GROUP: { description: 'Rows that have it in common are one product.' },
    SIZE: { description: 'Size of the row’s item.' },
    COLOUR: { description: 'Colour, as the supplier calls it.' },
    PRICE: { description: 'What shoppers pay.' },
    OLD_PRICE: { description: 'The struck-out price.' },
    STOCK: { description: 'Units on stock.' },
    PICTURE: { description: 'Addresses of pictures; several columns may be.' },
    DESCRIPTION: { description: 'Text of the product’s page.' },
    MATERIAL: { description: 'What the goods are made of.' },
    SEX: { description: 'For whom the goods are.' },
    CURRENCY: { description: 'Code or sign of the prices’ currency.' },
    STOCK_OF_SIZE: { description: 'Units of the size that the header names; several columns may be.' },
    PRICE_OF_SIZE: { description: 'Price of the size that the header names; several columns may be.' },
    IGNORE: { description: 'Not read; several columns may be.' },
  },
});

export const PriceListGrouping = enumOf(GROUPINGS);
registerEnumType(PriceListGrouping, {
  name: 'PriceListGrouping',
  description: 'What makes rows of a price list one product.',
  valuesMap: {
    GROUP: { description: 'The same value of the column `GROUP`.' },
    ARTICLE: { description: 'The same article.' },
    NAME: { description: 'The same brand and name.' },
    ROW: { description: 'Each row is a product.' },
  },
});

export const PriceListHeadings = enumOf(HEADINGS);
registerEnumType(PriceListHeadings, {
  name: 'PriceListHeadings',
  description: 'What a row with a single cell says of the rows below it.',
  valuesMap: {
    CATEGORY: { description: 'Their section of the catalogue.' },
    BRAND: { description: 'Who makes them.' },
    IGNORE: { description: 'Nothing.' },
  },
});

@ObjectType({ description: 'A column of a price list, and what it seems to be.' })
export class PriceListColumn {
  @Field({ description: 'Its name in the file; «column 3» for one without a name.' })
  header: string;

  @Field(() => PriceListField, { nullable: true, description: 'What it seems to be; null: somebody has to choose.' })
  field: string | null;

  @Field(() => Float, { description: 'How sure that is, from 0 to 1.' })
  confidence: number;

  @Field({ description: 'Why it is thought so, in English.' })
  reason: string;

  @Field(() => [String], { description: 'Some of its cells.' })
  samples: string[];
}

@ObjectType({ description: 'Columns of which somebody has to choose one.' })
export class PriceListChoice {
  @Field(() => PriceListField, { description: 'What the chosen column is.' })
  field: string;

  @Field(() => [String], { description: 'Columns that may be it.' })
  headers: string[];

  @Field({ description: 'What to decide, in English.' })
  question: string;
}

@ObjectType({ description: 'What the columns of a price list seem to be.' })
export class PriceListColumns {
  @Field(() => [PriceListColumn], { description: 'Every column, in the order of the file.' })
  columns: PriceListColumn[];

  @Field(() => [PriceListChoice], { description: 'What has to be decided before the list can be read.' })
  choices: PriceListChoice[];

  @Field(() => PriceListGrouping, { description: 'What seems to make rows one product.' })
  productOf: string;

  @Field(() => PriceListHeadings, { description: 'What a row with a single cell seems to be.' })
  headings: string;

  @Field(() => [String], { description: 'What else was seen, in English.' })
  notes: string[];
}

@InputType({ description: 'What a column of a price list is.' })
export class ColumnInput {
  @Field({ description: 'Name of the column, as the run suggests it.' })
  @IsString()
  @MinLength(1)
  @MaxLength(300)
  header: string;

  @Field(() => PriceListField, { description: 'What it is.' })
  @IsEnum(PriceListField)
  field: ColumnMapping['columns'][number]['field'];
}

@InputType({ description: 'What all columns of a source’s price lists are.' })
export class ConfirmColumnsInput {
  @Field(() => ID, { description: '`id` from the query `feedSources`.' })
  @IsUUID('all')
  sourceId: string;

  @Field(() => [ColumnInput], { description: 'Every column; 200 at most.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => ColumnInput)
  columns: ColumnInput[];

  @Field(() => PriceListGrouping, { description: 'What makes rows one product.' })
  @IsEnum(PriceListGrouping)
  productOf: ColumnMapping['productOf'];

  @Field(() => PriceListHeadings, { description: 'What a row with a single cell is.' })
  @IsEnum(PriceListHeadings)
  headings: ColumnMapping['headings'];
}
