import { Args, Query, Resolver } from '@nestjs/graphql';
import { SignedIn } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { MySize, MySizeHere, MySizeHereInput, MySizeInStock, MySizesInStockInput } from './my-size.model.js';
import { MySizes } from './my-sizes.js';

@SignedIn()
@Resolver()
export class MySizeResolver {
  constructor(private readonly sizes: MySizes) {}

  @Query(() => [MySize], {
    description:
      'Returns the sizes that the shopper wears, by brand and kind of goods, known from orders, returns and reviews; most reliable first.',
  })
  mySizes(@CurrentViewer() { userId }: Viewer): Promise<MySize[]> {
    return this.sizes.all(userId);
  }

  @Query(() => MySizeHere, {
    nullable: true,
    description:
      'Returns the shopper’s size in a product, compared by the size tables; null if nothing is known or the product has no such size.',
  })
  mySizeHere(
    @Args('dto') { productId }: MySizeHereInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<MySizeHere | null> {
    return this.sizes.in(productId, userId);
  }

  @Query(() => [MySizeInStock], {
    description:
      'Returns the shopper’s size in each of the products that have this size in stock, by the same rules as the filter `mySize`.',
  })
  mySizesInStock(
    @Args('dto') { productIds }: MySizesInStockInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<MySizeInStock[]> {
    return this.sizes.inStock(productIds, userId);
  }
}
