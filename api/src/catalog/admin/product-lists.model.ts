import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.model.js';
import { OperatorOffer } from './operator-offer.model.js';
import { OperatorProduct } from './operator-product.model.js';
import { GoodsTrait } from './product-lists.input.js';

@ObjectType({ description: 'How many entries of a list a trait applies to.' })
export class TraitCount {
  @Field(() => GoodsTrait, { description: 'The trait, as `traits` of the filter takes it.' })
  trait: GoodsTrait;

  @Field(() => Int, { description: 'Number of entries that match the filter without its `traits`, and have this one.' })
  count: number;
}

@ObjectType({ description: 'A slice of `productsConnection`.' })
export class OperatorProductConnection extends connectionOf(OperatorProduct, 'products') {
  @Field(() => [TraitCount], { description: 'How many of the products each trait applies to, whatever `traits` says.' })
  traitCounts: TraitCount[];
}

@ObjectType({ description: 'A slice of `offersConnection`.' })
export class OperatorOfferConnection extends connectionOf(OperatorOffer, 'product items') {}
