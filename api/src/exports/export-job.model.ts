import { Field, Float, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { applyDecorators } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsEnum, IsOptional, IsUUID, ValidateNested } from 'class-validator';
import { ExportFailure, ExportFormat, ExportKind } from '../generated/prisma/enums.js';

export { ExportFailure, ExportFormat, ExportKind };

registerEnumType(ExportKind, {
  name: 'ExportKind',
  description: 'What an export lists.',
  valuesMap: {
    ORDERS: { description: 'Orders, one row for each.' },
    ORDER_UNITS: { description: 'Units of orders, one row for each.' },
    GOODS: { description: 'Product items, one row for each.' },
    SHOPPERS: { description: 'Accounts, one row for each.' },
  },
});
registerEnumType(ExportFormat, {
  name: 'ExportFormat',
  description: 'Format of the file of an export.',
  valuesMap: {
    CSV: {
      description: 'Text in UTF-8 with `;` between cells and commas in amounts, for Excel with Russian settings.',
    },
    XLSX: { description: 'A workbook of Excel, of at most 1,048,575 rows.' },
  },
});
registerEnumType(ExportFailure, {
  name: 'ExportFailure',
  description: 'Why an export has no file.',
  valuesMap: {
    TOO_MANY_ROWS: { description: 'More rows than a workbook may have. Filter the list, or export it as CSV.' },
    FAILED: { description: 'The database or the file storage failed in every attempt. Export again later.' },
  },
});

export enum ExportState {
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
}
registerEnumType(ExportState, {
  name: 'ExportState',
  description: 'Status of an export.',
  valuesMap: {
    WAITING: { description: 'No row is written yet.' },
    RUNNING: { description: 'Rows are being written.' },
    DONE: { description: 'The file can be downloaded.' },
    FAILED: { description: 'There is no file; `failure` says why.' },
  },
});

@ObjectType({ description: 'An export of a list to a file, made in the background.' })
export class ExportJob {
  @Field(() => ID, { description: 'Id of the export, for `exportJob`; the audit trail has it as `entityId`.' })
  id: string;

  @Field(() => ExportKind, { description: 'What the file lists.' })
  kind: ExportKind;

  @Field(() => ExportFormat, { description: 'Format of the file.' })
  format: ExportFormat;

  @Field(() => ExportState, { description: 'Status of the export.' })
  state: ExportState;

  @Field(() => ExportFailure, { nullable: true, description: 'Why there is no file; null unless the state is FAILED.' })
  failure: ExportFailure | null;

  @Field(() => Int, { description: 'Number of rows written so far, without the heading.' })
  rows: number;

  @Field(() => Float, { nullable: true, description: 'Size of the file in bytes; null until the file is complete.' })
  bytes: number | null;

  @Field(() => Date, { description: 'When the export was requested.' })
  createdAt: Date;

  @Field(() => Date, {
    nullable: true,
    description: 'When the file was completed or the export failed; null before that.',
  })
  finishedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Path of the file on this API’s origin; null until the file is complete. Anyone with the path can download the file until `expiresAt`, while the operator keeps the access level.',
  })
  url: string | null;

  @Field(() => Date, { nullable: true, description: 'When the file is deleted, a day after completion.' })
  expiresAt: Date | null;
}

@InputType({ description: 'Identifies an export.' })
export class ExportJobIdInput {
  @Field(() => ID, { description: '`id` of an export of the caller.' })
  @IsUUID('all')
  id: string;
}

/** Declares the filter of exported rows, of the same type as in the query of the list. */
export const Filter = (type: () => new () => object): PropertyDecorator =>
  applyDecorators(
    Field(type, {
      nullable: true,
      description: 'Filter for the rows to export, as in the query of the list; by default all rows.',
    }),
    IsOptional(),
    ValidateNested(),
    Type(type),
  );

/** The arguments of every call that exports a list, besides its filter. */
@InputType({ isAbstract: true })
export abstract class ExportInput {
  @Field(() => ExportFormat, { defaultValue: ExportFormat.CSV, description: 'Format of the file.' })
  @IsEnum(ExportFormat)
  format: ExportFormat = ExportFormat.CSV;
}
