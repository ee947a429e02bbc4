import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { PromocodeKind } from '../generated/prisma/enums.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

registerEnumType(PromocodeKind, { name: 'PromocodeKind', description: 'Percent of the goods, or money off the cart.' });

@ObjectType({ description: 'A promo code with its conditions; null or empty ones do not limit it.' })
export class OperatorPromocode {
  @Field(() => ID)
  id: string;

  @Field()
  code: string;

  @Field(() => PromocodeKind)
  kind: PromocodeKind;

  @Field(() => KopecksScalar, { description: 'Percent, or kopecks.' })
  value: number;

  @Field(() => KopecksScalar, { description: 'What the goods it covers must come to.' })
  minimum: number;

  @Field()
  startsAt: Date;

  @Field(() => Date, { nullable: true })
  endsAt: Date | null;

  @Field(() => Int, { nullable: true })
  usageLimit: number | null;

  @Field(() => Int, { nullable: true })
  usageLimitPerUser: number | null;

  @Field(() => Int, { description: 'Orders that hold it now.' })
  used: number;

  @Field()
  firstOrderOnly: boolean;

  @Field({ description: 'Whether goods with an old price count.' })
  coversSale: boolean;

  @Field(() => [ID])
  categoryIds: string[];

  @Field(() => [ID])
  brandIds: string[];

  @Field()
  active: boolean;
}

@ObjectType()
export class OperatorPromocodePage {
  @Field(() => [OperatorPromocode])
  items: OperatorPromocode[];

  @Field(() => Pagination)
  pagination: Pagination;
}
