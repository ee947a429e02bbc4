import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { IsUUID } from 'class-validator';
import { Sex } from './catalog.enums.js';

const measure = () => Field(() => String, { nullable: true });

@ObjectType({ description: 'One size in every system; null where the system has no such size.' })
export class SizeGridRow {
  @measure()
  eu: string | null;

  @measure()
  uk: string | null;

  @measure()
  us: string | null;

  @measure()
  cm: string | null;

  @measure()
  height: string | null;
}

@ObjectType()
export class SizeGrid {
  @Field(() => ID)
  id: string;

  @Field(() => Sex)
  sex: Sex;

  @Field()
  children: boolean;

  @Field(() => [SizeGridRow])
  rows: SizeGridRow[];
}

@InputType()
export class SizeGridInput {
  @Field(() => ID)
  @IsUUID('all')
  productId: string;
}
