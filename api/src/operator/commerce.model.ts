import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PromocodeKind } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

registerEnumType(PromocodeKind, {
  name: 'PromocodeKind',
  description: 'Percent of the goods, or money off the cart.',
  valuesMap: {
    PERCENT: { description: 'A percentage of the goods it covers, in whole roubles.' },
    FIXED: { description: 'A sum off the cart, split over the goods it covers.' },
  },
});

@ObjectType({ description: 'A promo code with its conditions; null or empty ones do not limit it.' })
export class OperatorPromocode {
  @Field(() => ID, { description: 'Of the promo code; `editPromocode` takes it.' })
  id: string;

  @Field({ description: 'The code itself, in upper case.' })
  code: string;

  @Field(() => PromocodeKind, { description: 'Whether `percent` or `amount` says what it takes off.' })
  kind: PromocodeKind;

  @Field(() => KopecksScalar, {
    description: 'Percent of a PERCENT code, kopecks of a FIXED one.',
    deprecationReason: 'Use `percent` and `amount`. Goes after 2027-11-22.',
  })
  value: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Whole percent that a PERCENT code takes off; null of a FIXED one.',
  })
  percent: number | null;

  @Field(() => KopecksScalar, {
    nullable: true,
    description: 'Kopecks that a FIXED code takes off; null of a PERCENT one.',
  })
  amount: number | null;

  @Field(() => KopecksScalar, { description: 'What the goods it covers must come to.' })
  minimum: number;

  @Field({ description: 'From when it can be used.' })
  startsAt: Date;

  @Field(() => Date, { nullable: true, description: 'Until when it can be used; null: without end.' })
  endsAt: Date | null;

  @Field(() => Int, { nullable: true, description: 'Orders of all shoppers that may use it; null: any number.' })
  usageLimit: number | null;

  @Field(() => Int, { nullable: true, description: 'Orders of one shopper that may use it; null: any number.' })
  usageLimitPerUser: number | null;

  @Field(() => Int, { description: 'Orders that hold it now.' })
  used: number;

  @Field({ description: 'Whether only a first order may use it.' })
  firstOrderOnly: boolean;

  @Field({ description: 'Whether goods with an old price count.' })
  coversSale: boolean;

  @Field(() => [ID], { description: 'Categories whose goods it covers, those below them included; none: of all.' })
  categoryIds: string[];

  @Field(() => [ID], { description: 'Brands whose goods it covers; none: of all.' })
  brandIds: string[];

  @Field({ description: 'Whether it is switched on.' })
  active: boolean;
}

@ObjectType({ description: 'A page of promo codes.' })
export class OperatorPromocodePage {
  @Field(() => [OperatorPromocode], { description: 'Promo codes of this page, the newest first.' })
  items: OperatorPromocode[];

  @Field(() => Pagination, { description: 'Which page it is, and how many codes there are.' })
  pagination: Pagination;
}
