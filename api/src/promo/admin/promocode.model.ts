import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PromocodeKind } from '../../generated/prisma/enums.js';
import { KopecksScalar } from '../../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../../platform/graphql/pagination.model.js';

registerEnumType(PromocodeKind, {
  name: 'PromocodeKind',
  description: 'Kind of discount: a percentage or a fixed amount.',
  valuesMap: {
    PERCENT: { description: 'A percentage of the price of the goods covered by the code, rounded to whole roubles.' },
    FIXED: { description: 'A fixed amount off the cart, split over the goods covered by the code.' },
  },
});

@ObjectType({ description: 'A promo code with its conditions; a condition that is null or empty sets no limit.' })
export class OperatorPromocode {
  @Field(() => ID, { description: 'Id of the promo code; `editPromocode` takes it.' })
  id: string;

  @Field({ description: 'The promo code in upper case.' })
  code: string;

  @Field(() => PromocodeKind, { description: 'Whether the discount is `percent` or `amount`.' })
  kind: PromocodeKind;

  @Field(() => KopecksScalar, {
    description: 'Percent for a PERCENT code, kopecks for a FIXED one.',
    deprecationReason: 'Use `percent` and `amount`. Goes after 2027-11-22.',
  })
  value: number;

  @Field(() => Int, {
    nullable: true,
    description: 'For a PERCENT code: discount in whole percent; otherwise null.',
  })
  percent: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'For a FIXED code: discount in kopecks; otherwise null.',
  })
  amount: number | null;

  @Field(() => KopecksScalar, { description: 'Minimum price of the goods covered by the code, in kopecks.' })
  minimum: number;

  @Field({ description: 'From when the code is valid.' })
  startsAt: Date;

  @Field(() => Date, { nullable: true, description: 'Until when the code is valid; null: without end.' })
  endsAt: Date | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Maximum number of orders by all shoppers together; null: unlimited.',
  })
  usageLimit: number | null;

  @Field(() => Int, { nullable: true, description: 'Maximum number of orders by one shopper; null: unlimited.' })
  usageLimitPerUser: number | null;

  @Field(() => Int, { description: 'Number of current orders that use the code.' })
  used: number;

  @Field({ description: 'Whether the code is valid for a shopper’s first order only.' })
  firstOrderOnly: boolean;

  @Field({ description: 'Whether the code also covers goods with an old price (on sale).' })
  coversSale: boolean;

  @Field(() => [ID], {
    description: 'Ids of categories whose goods the code covers, including subcategories; empty: all categories.',
  })
  categoryIds: string[];

  @Field(() => [ID], { description: 'Ids of brands whose goods the code covers; empty: all brands.' })
  brandIds: string[];

  @Field({ description: 'Whether the code is enabled.' })
  active: boolean;
}

@ObjectType({ description: 'A page of promo codes.' })
export class OperatorPromocodePage {
  @Field(() => [OperatorPromocode], { description: 'Promo codes of this page, newest first.' })
  items: OperatorPromocode[];

  @Field(() => Pagination, { description: 'Position of this page and total number of promo codes.' })
  pagination: Pagination;
}
