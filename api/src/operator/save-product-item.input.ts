import { Field, ID, InputType, Int } from '@nestjs/graphql';
import { Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsOptional, IsUUID, Matches, Max, Min, ValidateNested } from 'class-validator';
import { BonusCalcState, SupplierType } from '../catalog/index.js';
import { CustomFieldValues, type CustomFieldValueInput } from '../custom-fields/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { MOST_PER_ORDER } from '../pricing/index.js';
import { says } from '../shared/messages/messages.js';
import { Clearable, IfGiven, Text } from './inputs.js';
import { MOST_STOCK } from './operator-product.input.js';
import { ProductKeyInput } from './save-product.input.js';

const isoCode = says('countryCode');

@InputType({ description: 'Who supplies an offer; one with a new name is made.' })
export class ItemSupplierInput {
  @Field({ description: 'As shoppers read it, 1 to 300 characters.' })
  @Text(300)
  name: string;

  @Field(() => SupplierType, { defaultValue: 'CONTRACTOR', description: 'What a new supplier is.' })
  @IsIn(Object.values(SupplierType))
  type: SupplierType = 'CONTRACTOR';

  @Field(() => String, {
    defaultValue: 'RU',
    description: 'ISO 3166-1 alpha-2 of the country that a new supplier ships from.',
  })
  @Matches(/^[A-Z]{2}$/, isoCode)
  isoCode = 'RU';
}

@InputType({
  description:
    'An offer: `id` names it; or else `product` with `externalId`, or with `size` and `supplier`. One that is not there is made. What is left out stays; null empties it.',
})
export class SaveProductItemInput {
  @Field(() => ID, { nullable: true, description: '`id` of an offer that is there.' })
  @IsOptional()
  @IsUUID('all')
  id?: string | null;

  @Field(() => ProductKeyInput, { nullable: true, description: 'The product that it is a size of; only without `id`.' })
  @IsOptional()
  @ValidateNested()
  @Type(() => ProductKeyInput)
  product?: ProductKeyInput | null;

  @Clearable(300, 'Its id in the system that the product comes from; one offer of a product has it.')
  externalId?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Label of the size as shoppers read it, such as `42`, `M` or `ONE SIZE`. A new offer needs it; it never changes.',
  })
  @IfGiven()
  @Text(300)
  size?: string;

  @Field(() => ItemSupplierInput, { nullable: true, description: 'A new offer needs it; it never changes.' })
  @IfGiven()
  @ValidateNested()
  @Type(() => ItemSupplierInput)
  supplier?: ItemSupplierInput;

  @Clearable(300, 'The supplier’s own article number. Null: none.')
  sku?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'ISO 3166-1 alpha-2 of the country that it ships from; a new offer: RU.',
  })
  @IfGiven()
  @Matches(/^[A-Z]{2}$/, isoCode)
  deliveryIsoCode?: string;

  @Field(() => Boolean, { nullable: true, description: 'False takes it off sale; a new offer is on sale.' })
  @IfGiven()
  @IsBoolean()
  active?: boolean;

  @Field(() => Int, {
    nullable: true,
    description:
      'Units there are, those that open orders hold included; a new offer has 0. A program needs the scope STOCK, too.',
  })
  @IfGiven()
  @IsInt()
  @Min(0)
  @Max(MOST_STOCK)
  stock?: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'Most units of it that one order may have, 1 to 10; a new offer: 1. An offer of a private seller has 1 always. One shopper’s unpaid orders may hold as many, whatever share of the stock that is.',
  })
  @IfGiven()
  @IsInt()
  @Min(1)
  @Max(MOST_PER_ORDER)
  maxPerOrder?: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description:
      'What everybody pays, in kopecks; without a price it is not sold. It is set by hand, as by `setPrices`. A program needs the scope PRICES, too.',
  })
  @IfGiven()
  @Min(1)
  price?: number;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Struck-out price in kopecks, above `price`. Null: none. Scope PRICES.',
  })
  @IsOptional()
  oldPrice?: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Price of signed-in shoppers in kopecks, at most `price`. Null: none. Scope PRICES.',
  })
  @IsOptional()
  loyaltyPrice?: number | null;

  @Field(() => BonusCalcState, {
    nullable: true,
    description: 'Whether it earns points or can be paid for with them; null: as its product. It needs a price.',
  })
  @IsOptional()
  @IsIn(Object.values(BonusCalcState))
  bonusCalcState?: BonusCalcState | null;

  @CustomFieldValues()
  customFields?: CustomFieldValueInput[];
}
