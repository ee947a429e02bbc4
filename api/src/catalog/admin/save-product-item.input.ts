import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min, ValidateNested } from 'class-validator';
import { BonusCalcState, SupplierType } from '../index.js';
import { CustomFieldValues, type CustomFieldValueInput } from '../../custom-fields/index.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { MOST_PER_ORDER } from '../../pricing/index.js';
import { says } from '../../shared/messages/messages.js';
import { Clearable, IfGiven, Text, SeenVersion } from '../../operator/index.js';
import { MOST_STOCK } from './operator-product.input.js';
import { ProductKeyInput } from './save-product.input.js';

const isoCode = says('countryCode');

@InputType({ description: 'Supplier of a product item. A supplier with a new name is created.' })
export class ItemSupplierInput {
  @Field({ description: 'Name of the supplier, 1 to 300 characters.' })
  @Text(300)
  name: string;

  @Field(() => SupplierType, { defaultValue: 'CONTRACTOR', description: 'Type of a new supplier.' })
  @IsIn(Object.values(SupplierType))
  type: SupplierType = 'CONTRACTOR';

  @Field(() => String, {
    defaultValue: 'RU',
    description: 'ISO 3166-1 alpha-2 code of the country that a new supplier ships from.',
  })
  @Matches(/^[A-Z]{2}$/, isoCode)
  isoCode = 'RU';
}

@InputType({
  description:
    'A product item, identified by `id`, else by `product` with `externalId`, else by `product` with `size` and `supplier`. If there is no such item, a new item is created. Absent fields stay unchanged; null clears.',
})
export class SaveProductItemInput {
  @SeenVersion()
  version?: string | null;

  @Field(() => ID, { nullable: true, description: '`id` of an existing item.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => ProductKeyInput, { nullable: true, description: 'Product that the item belongs to; only without `id`.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ProductKeyInput)
  product?: ProductKeyInput | null;

  @Clearable(300, 'Id in the system that the product comes from; unique within the product.')
  externalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Name of the size for shoppers, such as `42`, `M` or `ONE SIZE`. Required for a new item; the size cannot be changed.',
  })
  @IfGiven()
  @Text(300)
  size?: string;

  @Field(() => ItemSupplierInput, {
    nullable: true,
    description: 'Supplier of the item. Required for a new item; the supplier cannot be changed.',
  })
  @IfGiven()
  @ValidateNested()
  @Type(() => ItemSupplierInput)
  supplier?: ItemSupplierInput;

  @Clearable(300, 'The supplier’s SKU; null: none.')
  sku?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 code of the country the item ships from; default for a new item: RU.',
  })
  @IfGiven()
  @Matches(/^[A-Z]{2}$/, isoCode)
  deliveryIsoCode?: string;

  @Field(() => Boolean, { nullable: true, description: 'False takes the item off sale; a new item is on sale.' })
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Number of units, including those reserved by open orders; default for a new item: 0. Programs also need the scope STOCK.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(MOST_STOCK)
  stock?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Greatest number of units of this item in one order, 1 to 10; default for a new item: 1. Always 1 for a private seller. One shopper’s unpaid orders may reserve this number of units, regardless of their share of the stock.',
  })
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MOST_PER_ORDER)
  maxPerOrder?: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description:
      'Price for everybody in kopecks; an item without a price is not sold. As with `setPrices`, imports do not overwrite this price. Programs also need the scope PRICES.',
  })
  @IfGiven()
  @Min(1)
  price?: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Struck-out price in kopecks, above `price`; null: none. Programs need the scope PRICES.',
  })
  @IsOptional()
  oldPrice?: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description:
      'Price for signed-in shoppers in kopecks, at most `price`; null: none. Programs need the scope PRICES.',
  })
  @IsOptional()
  loyaltyPrice?: number | null;

  @Field(() => BonusCalcState, {
    nullable: true,
    description:
      'Whether the item earns points or can be paid for with points; null: as the product. Requires a price.',
  })
  @IsOptional()
  @IsIn(Object.values(BonusCalcState))
  bonusCalcState?: BonusCalcState | null;

  @CustomFieldValues()
  customFields?: CustomFieldValueInput[];
}
