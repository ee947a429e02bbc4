import { Field, ID, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PriceComparison } from '../../generated/prisma/enums.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';

registerEnumType(PriceComparison, {
  name: 'PriceComparison',
  description: 'Price that a held-back price was compared with.',
  valuesMap: {
    LAST_IMPORT: { description: 'Current price of the product item.' },
    PRODUCT: { description: 'Median of the other product items of the product in the feed.' },
    OLD_PRICE: { description: 'Struck-out price that the feed gives for the same item.' },
    CATEGORY: { description: 'Median of the product items of the category.' },
  },
});

@ObjectType({
  description:
    'A price in a feed that is a hundred times too high or too low. Until the price is confirmed or the feed corrects it, the product item keeps its old price; a new product item is not sold.',
})
export class HeldBackPrice {
  @Field(() => ID, { description: 'Id of the product item; `confirmPrices` takes it.' })
  itemId: string;

  @Field(() => ID, { description: 'Id of the product that the item belongs to.' })
  productId: string;

  @Field({ description: 'Name of the product as shoppers read it.' })
  productName: string;

  @Field({ description: 'Name of the size.' })
  size: string;

  @Field(() => String, {
    nullable: true,
    description: 'Id of the product item in the feed; null if the feed gives no id.',
  })
  externalId: string | null;

  @Field(() => KopecksScalar, { description: 'Price of the feed in kopecks; `confirmPrices` takes it.' })
  price: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Struck-out price of the feed in kopecks; null without a sale.',
  })
  oldPrice: number | null;

  @Field(() => PriceComparison, { description: 'What the price was compared with.' })
  comparedWith: PriceComparison;

  @Field(() => KopecksScalar, { description: 'Price that the feed’s price was compared with, in kopecks.' })
  expected: number;

  @Field({ description: 'Whether the product item was new in the feed and is not sold yet.' })
  isNew: boolean;

  @Field(() => Date, { description: 'When the import first held the price back.' })
  heldAt: Date;
}

@ObjectType({ description: 'A page of prices that are held back.' })
export class HeldBackPricePage {
  @Field(() => [HeldBackPrice], { description: 'Prices of this page, held back the longest first.' })
  items: HeldBackPrice[];

  @Field(() => Pagination, { description: 'Position of this page.' })
  pagination: Pagination;
}
