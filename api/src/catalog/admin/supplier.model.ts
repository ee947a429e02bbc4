import { Field, Int, ObjectType } from '@nestjs/graphql';
import { connectionOf } from '../../platform/graphql/connection.model.js';
import { Supplier } from '../product.model.js';

@ObjectType({ description: 'A supplier, as operators see it.' })
export class OperatorSupplier extends Supplier {
  @Field({ description: 'Slug of the supplier, unique.' })
  slug: string;

  @Field(() => Int, { description: 'Number of the supplier’s product items, on sale or not.' })
  offers: number;
}

@ObjectType({ description: 'A slice of `suppliers`.' })
export class OperatorSupplierConnection extends connectionOf(OperatorSupplier, 'suppliers') {}
