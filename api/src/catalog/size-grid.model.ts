import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';
import { Sex } from './catalog.enums.js';

const measure = (description: string) => Field(() => String, { nullable: true, description });

@ObjectType({ description: 'One size in every system, decimals with a point; null where the system has no such size.' })
export class SizeGridRow {
  @measure('European size, such as «42.5».')
  eu: string | null;

  @measure('British size, such as «8».')
  uk: string | null;

  @measure('American size, such as «9».')
  us: string | null;

  @measure('Length of the foot in centimetres, such as «27.5»; of clothes the girth that the table names.')
  cm: string | null;

  @measure('Height of the person in centimetres, such as «104-110».')
  height: string | null;
}

@ObjectType({ description: 'Sizes of one kind of goods in every system.' })
export class SizeGrid {
  @Field(() => ID, { description: 'Of the table; no call takes it.' })
  id: string;

  @Field(() => Sex, { description: 'Whom the table is for.' })
  sex: Sex;

  @Field({ description: 'Whether it is a table of children’s sizes.' })
  children: boolean;

  @Field(() => [SizeGridRow], { description: 'Sizes from the smallest on.' })
  rows: SizeGridRow[];
}

@InputType({ description: 'Which product the table is for.' })
export class SizeGridInput {
  @Field(() => ID, { description: '`id` of the product.' })
  @IsUUID('all')
  productId: string;
}
