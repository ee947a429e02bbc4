import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsUUID } from 'class-validator';
import { Sex } from '../catalog/index.js';
import { SizeGroup } from '../search/index.js';
import type { SizeSource as Source } from './worn-size.js';

export const SizeSource = { VOTE: 'VOTE', ORDER: 'ORDER', RETURN: 'RETURN' } as const satisfies Record<Source, Source>;
export type SizeSource = keyof typeof SizeSource;

registerEnumType(SizeSource, {
  name: 'SizeSource',
  description: 'Source from which a worn size is known.',
  valuesMap: {
    VOTE: { description: 'The shopper’s review says that the size fits.' },
    ORDER: { description: 'The shopper bought and kept goods in this size.' },
    RETURN: {
      description:
        'A guess: the shopper returned another size, and either asked for this size or called the returned size too small or too large.',
    },
  },
});

@ObjectType({ description: 'The size that the shopper wears in one brand and one kind of goods.' })
export class MySize {
  @Field(() => ID, { description: 'Id of the brand in which the shopper wears the size, as in `brand.id`.' })
  brandId: string;

  @Field({ description: 'Name of the brand to show to shoppers.' })
  brand: string;

  @Field(() => SizeGroup, { description: 'Kind of goods that the size applies to.' })
  group: SizeGroup;

  @Field(() => Sex, { description: 'Sex that the goods are for.' })
  sex: Sex;

  @Field({ description: 'Whether the goods are for children.' })
  children: boolean;

  @Field({ description: 'Name of the size, such as «42.5».' })
  size: string;

  @Field(() => SizeSource, { description: 'Most reliable source from which the size is known.' })
  source: SizeSource;

  @Field(() => Int, { description: 'Number of received units that confirm the size.' })
  units: number;
}

@ObjectType({ description: 'The shopper’s size in one product.' })
export class MySizeHere {
  @Field({ description: 'Slug of the size in this product’s `items`.' })
  slug: string;

  @Field({ description: 'Name of the size in this product.' })
  size: string;

  @Field(() => MySize, { description: 'The worn size from which this size is derived: in the same brand if known.' })
  worn: MySize;
}

@ObjectType({ description: 'The shopper’s size in a product that has it in stock.' })
export class MySizeInStock {
  @Field(() => ID, { description: '`id` of the product.' })
  productId: string;

  @Field({ description: 'Slug of the size in this product’s `items`.' })
  slug: string;

  @Field({ description: 'Name of the size in this product.' })
  size: string;
}

@InputType({ description: 'Products to find the shopper’s size in.' })
export class MySizesInStockInput {
  @Field(() => [ID], { description: '`id` of each product; 100 at most.' })
  @ArrayMaxSize(100)
  @IsUUID('all', { each: true })
  productIds: string[];
}

@InputType({ description: 'The product to find the shopper’s size in.' })
export class MySizeHereInput {
  @Field(() => ID, { description: '`id` of the product.' })
  @IsUUID('all')
  productId: string;
}
