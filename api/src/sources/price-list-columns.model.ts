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
  description: 'Meaning of a column of a price list.',
  valuesMap: {
    ARTICLE: { description: 'The supplier’s article number.' },
    BARCODE: { description: 'EAN or another barcode.' },
    NAME: { description: 'Product name.' },
    BRAND: { description: 'Brand of the goods.' },
    CATEGORY: { description: 'Category of the goods in the catalogue.' },
    SUBCATEGORY: { description: 'A section below `CATEGORY`.' },
    GROUP: { description: 'A value shared by all rows of one product.' },
    SIZE: { description: 'Size of the row’s item.' },
    COLOUR: { description: 'Colour, as the supplier calls it.' },
    PRICE: { description: 'Selling price.' },
    OLD_PRICE: { description: 'The struck-out price.' },
    STOCK: { description: 'Number of units in stock.' },
    PICTURE: { description: 'URLs of pictures; allowed for several columns.' },
    DESCRIPTION: { description: 'Text of the product’s page.' },
    MATERIAL: { description: 'Material of the goods.' },
    SEX: { description: 'Sex of the people the goods are for.' },
    CURRENCY: { description: 'Currency code or sign of the prices.' },
    STOCK_OF_SIZE: { description: 'Number of units of the size named in the header; allowed for several columns.' },
    PRICE_OF_SIZE: { description: 'Price of the size named in the header; allowed for several columns.' },
    IGNORE: { description: 'Not read; allowed for several columns.' },
  },
});

export const PriceListGrouping = enumOf(GROUPINGS);
registerEnumType(PriceListGrouping, {
  name: 'PriceListGrouping',
  description: 'Rules for grouping rows of a price list into one product.',
  valuesMap: {
    GROUP: { description: 'Rows with the same value in the column `GROUP` are one product.' },
    ARTICLE: { description: 'Rows with the same article number are one product.' },
    NAME: { description: 'Rows with the same brand and name are one product.' },
    ROW: { description: 'Each row is a product.' },
  },
});

export const PriceListHeadings = enumOf(HEADINGS);
registerEnumType(PriceListHeadings, {
  name: 'PriceListHeadings',
  description: 'Meaning of a row with a single cell for the rows below.',
  valuesMap: {
    CATEGORY: { description: 'Category of the rows below.' },
    BRAND: { description: 'Brand of the rows below.' },
    IGNORE: { description: 'No meaning; the row is ignored.' },
  },
});

@ObjectType({ description: 'A column of a price list, with its suggested meaning.' })
export class PriceListColumn {
  @Field({ description: 'Name of the column in the file; «column 3» for a column without a name.' })
  header: string;

  @Field(() => PriceListField, {
    nullable: true,
    description: 'Suggested meaning of the column; null: an operator must choose.',
  })
  field: string | null;

  @Field(() => Float, { description: 'Confidence in the suggested meaning, from 0 to 1.' })
  confidence: number;

  @Field({ description: 'Reason for the suggested meaning, in English.' })
  reason: string;

  @Field(() => [String], { description: 'Examples of the column’s cells.' })
  samples: string[];
}

@ObjectType({ description: 'A choice between columns of a price list that an operator must make.' })
export class PriceListChoice {
  @Field(() => PriceListField, { description: 'Meaning that the chosen column gets.' })
  field: string;

  @Field(() => [String], { description: 'Headers of the columns to choose from.' })
  headers: string[];

  @Field({ description: 'Question for the operator, in English.' })
  question: string;
}

@ObjectType({ description: 'Suggested meanings of the columns of a price list.' })
export class PriceListColumns {
  @Field(() => [PriceListColumn], { description: 'Every column, in the order of the file.' })
  columns: PriceListColumn[];

  @Field(() => [PriceListChoice], { description: 'Choices to make before the list can be read.' })
  choices: PriceListChoice[];

  @Field(() => PriceListGrouping, { description: 'Suggested rule for grouping rows into one product.' })
  productOf: string;

  @Field(() => PriceListHeadings, { description: 'Suggested meaning of rows that have a single cell.' })
  headings: string;

  @Field(() => [String], { description: 'Other remarks about the list, in English.' })
  notes: string[];
}

@InputType({ description: 'Meaning of a column of a price list.' })
export class ColumnInput {
  @Field({ description: 'Name of the column, as in `columns` of the run.' })
  @IsString()
  @MinLength(1)
  @MaxLength(300)
  header: string;

  @Field(() => PriceListField, { description: 'Meaning of the column.' })
  @IsEnum(PriceListField)
  field: ColumnMapping['columns'][number]['field'];
}

@InputType({ description: 'Meanings of all columns of a source’s price lists.' })
export class ConfirmColumnsInput {
  @Field(() => ID, { description: '`id` from the query `feedSources`.' })
  @IsUUID('all')
  sourceId: string;

  @Field(() => [ColumnInput], { description: 'All columns, 200 at most.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(200)
  @ValidateNested({ each: true })
  @Type(() => ColumnInput)
  columns: ColumnInput[];

  @Field(() => PriceListGrouping, { description: 'Rule for grouping rows into one product.' })
  @IsEnum(PriceListGrouping)
  productOf: ColumnMapping['productOf'];

  @Field(() => PriceListHeadings, { description: 'Meaning of rows that have a single cell.' })
  @IsEnum(PriceListHeadings)
  headings: ColumnMapping['headings'];
}
