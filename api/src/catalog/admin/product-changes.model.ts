import { Field, ID, ObjectType } from '@nestjs/graphql';
import { OperatorProduct } from './operator-product.model.js';

@ObjectType({ description: 'A product that was created, changed or removed.' })
export class ProductChange {
  @Field({ description: 'Cursor of this change; `productChanges` continues after it.' })
  cursor: string;

  @Field(() => ID, { description: 'Id of the product, also of a removed one.' })
  productId: string;

  @Field(() => Date, { description: 'Time of the last change of the product, its items, prices, stock or pictures.' })
  changedAt: Date;

  @Field(() => OperatorProduct, {
    nullable: true,
    description: 'Current state of the product; null if the product was removed.',
  })
  product: OperatorProduct | null;
}

@ObjectType({ description: 'Changed products after a cursor.' })
export class ProductChanges {
  @Field(() => [ProductChange], {
    description: 'Products in the order of their last changes, each once with its current state.',
  })
  items: ProductChange[];

  @Field({ description: 'Cursor for the next call’s `after`. Store the cursor even if `items` is empty.' })
  cursor: string;

  @Field({ description: 'Whether more changes are available now; if so, call again immediately.' })
  hasMore: boolean;
}
