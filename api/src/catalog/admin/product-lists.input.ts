import { Field, ID, InputType, registerEnumType } from '@nestjs/graphql';
import { ArrayMaxSize, ArrayUnique, IsIn, IsOptional, IsUUID, MaxLength, Min } from 'class-validator';
import { DateOrTime } from '../../platform/graphql/date-time.scalar.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';

export const GoodsTrait = {
  ON_SALE: 'ON_SALE',
  OFF_SALE: 'OFF_SALE',
  NO_STOCK: 'NO_STOCK',
  NO_PICTURE: 'NO_PICTURE',
  NO_CATEGORY: 'NO_CATEGORY',
  HELD_BACK: 'HELD_BACK',
  SET_BY_HAND: 'SET_BY_HAND',
} as const;
export type GoodsTrait = keyof typeof GoodsTrait;
export const GOODS_TRAITS = Object.keys(GoodsTrait) as GoodsTrait[];

registerEnumType(GoodsTrait, {
  name: 'GoodsTrait',
  description: 'What operators look for in products and product items.',
  valuesMap: {
    ON_SALE: { description: 'Active; it may still lack stock.' },
    OFF_SALE: { description: 'Not active.' },
    NO_STOCK: { description: 'All units are sold or in orders; of a product, those of its active items.' },
    NO_PICTURE: { description: 'The product has no stored picture.' },
    NO_CATEGORY: { description: 'The product has no category, so no listing of one shows it.' },
    HELD_BACK: { description: 'A price of a feed is held back; `heldBackPrices` tells which.' },
    SET_BY_HAND: { description: 'An operator or program has set a price, and feeds leave it.' },
  },
});

export const ProductSort = {
  NEWEST_FIRST: 'NEWEST_FIRST',
  CHANGED_FIRST: 'CHANGED_FIRST',
  BY_NAME: 'BY_NAME',
  CHEAP_FIRST: 'CHEAP_FIRST',
  EXPENSIVE_FIRST: 'EXPENSIVE_FIRST',
  LEAST_STOCK_FIRST: 'LEAST_STOCK_FIRST',
} as const;
export type ProductSort = keyof typeof ProductSort;

registerEnumType(ProductSort, {
  name: 'OperatorProductSort',
  description:
    'Order of products. NEWEST_FIRST never changes, so that paging misses nothing; in the others a product moves when its value changes.',
  valuesMap: {
    NEWEST_FIRST: { description: 'By the time of making, latest first.' },
    CHANGED_FIRST: {
      description: 'By the last change of the product, its items, prices, stock or pictures, latest first.',
    },
    BY_NAME: { description: 'By name, in alphabetical order.' },
    CHEAP_FIRST: { description: 'By the lowest price of an active item; products without one come first.' },
    EXPENSIVE_FIRST: { description: 'By the lowest price of an active item, highest first.' },
    LEAST_STOCK_FIRST: { description: 'By the number of units that can be ordered, lowest first.' },
  },
});

export const OfferSort = {
  NEWEST_FIRST: 'NEWEST_FIRST',
  CHEAP_FIRST: 'CHEAP_FIRST',
  EXPENSIVE_FIRST: 'EXPENSIVE_FIRST',
} as const;
export type OfferSort = keyof typeof OfferSort;

registerEnumType(OfferSort, {
  name: 'OperatorOfferSort',
  description:
    'Order of product items. NEWEST_FIRST never changes, so that paging misses nothing; in the others an item moves when its price changes.',
  valuesMap: {
    NEWEST_FIRST: { description: 'By the time of making, latest first.' },
    CHEAP_FIRST: { description: 'By price, lowest first; without items that have none.' },
    EXPENSIVE_FIRST: { description: 'By price, highest first; without items that have none.' },
  },
});

/** Filters that lists of products and of their items share. */
@InputType({ isAbstract: true })
export abstract class GoodsInput {
  @Field(() => String, { nullable: true, description: 'Slug of a brand that the product has.' })
  @IsOptional()
  @MaxLength(200)
  brand?: string | null;

  @Field(() => String, { nullable: true, description: 'Slug of a category of any level that the product is in.' })
  @IsOptional()
  @MaxLength(200)
  category?: string | null;

  @Field(() => ID, { nullable: true, description: '`id` of a supplier who has it, from `suppliedBy` of an item.' })
  @IsOptional()
  @IsUUID('all')
  supplierId?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of a feed or system that has the product; of an item, the one that it came from.',
  })
  @IsOptional()
  @MaxLength(100)
  feed?: string | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Lowest price in kopecks, inclusive; of a product, its lowest price counts.',
  })
  @IsOptional()
  @Min(0)
  priceMin?: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Highest price in kopecks, inclusive; of a product, its lowest price counts.',
  })
  @IsOptional()
  @Min(0)
  priceMax?: number | null;

  @Field(() => [GoodsTrait], { nullable: true, description: 'Returns only those to which all of these apply.' })
  @IsOptional()
  @ArrayMaxSize(GOODS_TRAITS.length)
  @ArrayUnique()
  @IsIn(GOODS_TRAITS, { each: true })
  traits?: GoodsTrait[] | null;

  @DateOrTime('START', {
    nullable: true,
    description: 'Returns only those whose product, items, prices, stock or pictures changed at or after this time.',
  })
  @IsOptional()
  changedSince?: Date | null;
}

@InputType({ description: 'Filters product items; with no field set, returns all.' })
export class OffersInput extends GoodsInput {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a SKU or of the product’s name or slug, or a whole barcode or external id.',
  })
  @IsOptional()
  @MaxLength(200)
  search?: string | null;

  @Field(() => ID, { nullable: true, description: 'Returns only items of this product.' })
  @IsOptional()
  @IsUUID('all')
  productId?: string | null;
}
