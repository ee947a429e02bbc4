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
  description: 'Properties by which operators filter products and product items.',
  valuesMap: {
    ON_SALE: { description: 'The product or item is on sale, possibly without stock.' },
    OFF_SALE: { description: 'The product or item is off sale.' },
    NO_STOCK: {
      description: 'All units are sold or reserved by orders; for a product, all units of its active items.',
    },
    NO_PICTURE: { description: 'The product has no stored picture.' },
    NO_CATEGORY: { description: 'The product has no category, so no category page shows it.' },
    HELD_BACK: { description: 'A price of a feed is held back; `heldBackPrices` lists these prices.' },
    SET_BY_HAND: { description: 'An operator or program has set a price, which feeds do not change.' },
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
    'Sort order of products. With NEWEST_FIRST, positions never change, so paging misses no product. With the other sort orders, a product moves when its value changes.',
  valuesMap: {
    NEWEST_FIRST: { description: 'By time of creation, latest first.' },
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
    'Sort order of product items. With NEWEST_FIRST, positions never change, so paging misses no item. With the other sort orders, an item moves when its price changes.',
  valuesMap: {
    NEWEST_FIRST: { description: 'By time of creation, latest first.' },
    CHEAP_FIRST: { description: 'By price, lowest first; items without a price are omitted.' },
    EXPENSIVE_FIRST: { description: 'By price, highest first; items without a price are omitted.' },
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

  @Field(() => ID, {
    nullable: true,
    description: '`id` of a supplier of the product or item, from `suppliedBy` of an item.',
  })
  @IsOptional()
  @IsUUID('all')
  supplierId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of a feed or system that has the product; for an item, the feed or system that the item came from.',
  })
  @IsOptional()
  @MaxLength(100)
  feed?: string | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Lowest price in kopecks, inclusive; a product is compared by its lowest price.',
  })
  @IsOptional()
  @Min(0)
  priceMin?: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Highest price in kopecks, inclusive; a product is compared by its lowest price.',
  })
  @IsOptional()
  @Min(0)
  priceMax?: number | null;

  @Field(() => [GoodsTrait], {
    nullable: true,
    description: 'Returns only entries to which all of these traits apply.',
  })
  @IsOptional()
  @ArrayMaxSize(GOODS_TRAITS.length)
  @ArrayUnique()
  @IsIn(GOODS_TRAITS, { each: true })
  traits?: GoodsTrait[] | null;

  @DateOrTime('START', {
    nullable: true,
    description: 'Returns only entries whose product, items, prices, stock or pictures changed at or after this time.',
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
