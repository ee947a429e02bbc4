import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, IsUUID } from 'class-validator';
import { Sex } from '../catalog/index.js';
import { SizeGroup } from '../search/index.js';
import type { SizeSource as Source } from './worn-size.js';

export const SizeSource = { VOTE: 'VOTE', ORDER: 'ORDER', RETURN: 'RETURN' } as const satisfies Record<Source, Source>;
export type SizeSource = keyof typeof SizeSource;

registerEnumType(SizeSource, {
  name: 'SizeSource',
  description: 'How a worn size is known.',
  valuesMap: {
    VOTE: { description: 'The shopper’s review says that it fits.' },
    ORDER: { description: 'The shopper kept goods of it.' },
    RETURN: {
      description:
        'A guess: the shopper returned another size, and asked for this one or called that one small or large.',
    },
  },
});

@ObjectType({ description: 'The size that the shopper wears of one brand and one kind of goods.' })
export class MySize {
  @Field(() => ID, { description: 'The brand whose goods the size is of, as a value of `brand.id`.' })
  brandId: string;

  @Field({ description: 'Name of the brand to show to shoppers.' })
  brand: string;

  @Field(() => SizeGroup, { description: 'The kind of goods.' })
  group: SizeGroup;

  @Field(() => Sex, { description: 'Sex that the goods are for.' })
  sex: Sex;

  @Field({ description: 'Whether the goods are for children.' })
  children: boolean;

  @Field({ description: 'Name of the size, such as «42.5».' })
  size: string;

  @Field(() => SizeSource, { description: 'The surest source that says so.' })
  source: SizeSource;

  @Field(() => Int, { description: 'Number of units received that say so.' })
  units: number;
}

@ObjectType({ description: 'The shopper’s size in one product.' })
export class MySizeHere {
  @Field({ description: 'Slug of the size in this product’s `items`.' })
  slug: string;

  @Field({ description: 'Name of the size in this product.' })
  size: string;

  @Field(() => MySize, { description: 'The worn size that it follows from: of the same brand if one is known.' })
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

@InputType({ description: 'The products of a list.' })
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
