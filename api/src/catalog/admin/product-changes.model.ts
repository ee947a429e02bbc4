import { Field, ID, ObjectType } from '@nestjs/graphql';
import { OperatorProduct } from './operator-product.model.js';

@ObjectType({ description: 'A product that was made, changed or removed.' })
export class ProductChange {
  @Field({ description: 'Cursor of this change; `productChanges` continues after it.' })
  cursor: string;

  @Field(() => ID, { description: 'Id of the product, also of a removed one.' })
  productId: string;

  @Field(() => Date, { description: 'Time of its last change: of itself, its items, prices, stock or pictures.' })
  changedAt: Date;

  @Field(() => OperatorProduct, {
    nullable: true,
    description: 'The product as it is now; null if it was removed.',
  })
  product: OperatorProduct | null;
}

@ObjectType({ description: 'Changed products after a cursor.' })
export class ProductChanges {
  @Field(() => [ProductChange], {
    description: 'Products in the order of their last changes, each once with its current state.',
  })
  items: ProductChange[];

  @Field({ description: 'Cursor to send as `after` next time; keep it when `items` is empty, too.' })
  cursor: string;

  @Field({ description: 'Whether more changes are waiting; if so, ask again at once.' })
  hasMore: boolean;
}
