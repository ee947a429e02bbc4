import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.model.js';
import { OperatorOffer } from './operator-offer.model.js';
import { OperatorProduct } from './operator-product.model.js';
import { GoodsTrait } from './product-lists.input.js';

@ObjectType({ description: 'Number of entries of a list with one trait.' })
export class TraitCount {
  @Field(() => GoodsTrait, { description: 'The counted trait; `traits` of the filter takes the same value.' })
  trait: GoodsTrait;

  @Field(() => Int, { description: 'Number of entries that have this trait and match the rest of the filter.' })
  count: number;
}

@ObjectType({ description: 'A slice of `productsConnection`.' })
export class OperatorProductConnection extends connectionOf(OperatorProduct, 'products') {
  @Field(() => [TraitCount], {
    description: 'Number of products with each trait, regardless of `traits` in the filter.',
  })
  traitCounts: TraitCount[];
}

@ObjectType({ description: 'A slice of `offersConnection`.' })
export class OperatorOfferConnection extends connectionOf(OperatorOffer, 'product items') {}
