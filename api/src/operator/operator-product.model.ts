import { Field, ID, Int, ObjectType } from '@nestjs/graphql';
import { BonusCalcState, Material, Season, Sex } from '../catalog/index.js';
import { KopecksScalar } from '../platform/graphql/kopecks.scalar.js';
import { Pagination } from '../platform/graphql/pagination.model.js';

@ObjectType({ description: 'An offer with its stock and prices.' })
export class OperatorOffer {
  @Field(() => ID)
  id: string;

  @Field(() => ID)
  productId: string;

  @Field({ description: 'Name of the size.' })
  size: string;

  @Field({ description: 'Name of the supplier.' })
  supplier: string;

  @Field(() => String, { nullable: true })
  sku: string | null;

  @Field()
  deliveryIsoCode: string;

  @Field()
  active: boolean;

  @Field(() => Int)
  stock: number;

  @Field(() => Int, { description: 'Of the stock, what open orders hold.' })
  reserved: number;

  @Field(() => KopecksScalar, { nullable: true })
  price: number | null;

  @Field(() => KopecksScalar, { nullable: true })
  oldPrice: number | null;

  @Field(() => KopecksScalar, { nullable: true })
  loyaltyPrice: number | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Who set the prices by hand, a person or a program: name, mailbox or telephone. Null: they are the feed’s.',
  })
  priceSetBy: string | null;

  @Field(() => Date, { nullable: true })
  priceSetAt: Date | null;
}

@ObjectType({ description: 'A product as operators see it, off sale too.' })
export class OperatorProduct {
  @Field(() => ID)
  id: string;

  @Field()
  slug: string;

  @Field()
  name: string;

  @Field()
  description: string;

  @Field()
  active: boolean;

  @Field()
  children: boolean;

  @Field({ description: 'Set by hand.' })
  newArrival: boolean;

  @Field()
  meetPrice: boolean;

  @Field(() => BonusCalcState)
  bonusCalcState: BonusCalcState;

  @Field(() => Sex)
  sex: Sex;

  @Field(() => [Season])
  seasons: Season[];

  @Field(() => [Material])
  material: Material[];

  @Field(() => Int)
  unitSold: number;

  @Field(() => Date, { nullable: true })
  lastSoldAt: Date | null;

  @Field(() => [String], { description: 'Names.' })
  brands: string[];

  @Field(() => [ID])
  badgeIds: string[];

  @Field(() => [OperatorOffer])
  items: OperatorOffer[];

  @Field()
  updatedAt: Date;
}

@ObjectType()
export class OperatorProductPage {
  @Field(() => [OperatorProduct])
  items: OperatorProduct[];

  @Field(() => Pagination)
  pagination: Pagination;
}
