import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';
import { Sex } from './catalog.enums.js';

const measure = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ description: 'One size in all size systems, with a decimal point; null if the system has no such size.' })
export class SizeGridRow {
  @measure('European size, such as «42.5».')
  eu: string | null;

  @measure('British size, such as «8».')
  uk: string | null;

  @measure('American size, such as «9».')
  us: string | null;

  @measure('Foot length in centimetres, such as «27.5»; for clothes, the body measurement that the table names.')
  cm: string | null;

  @measure('Body height in centimetres, such as «104-110».')
  height: string | null;
}

@ObjectType({ description: 'Size table of one kind of products, with all size systems.' })
export class SizeGrid {
  @Field(() => ID, { description: 'Id of the size table; no call takes it.' })
  id: string;

  @Field(() => Sex, { description: 'Sex the table is for.' })
  sex: Sex;

  @Field({ description: 'Whether the table is for children.' })
  children: boolean;

  @Field(() => [SizeGridRow], { description: 'Rows of the table, smallest size first.' })
  rows: SizeGridRow[];
}

@InputType({ description: 'The product to find a size table for.' })
export class SizeGridInput {
  @Field(() => ID, { description: '`id` of the product.' })
  @IsUUID('all')
  productId: string;
}
