import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import { ProductHistoryEntry, ProductHistoryInput } from './product-history.model.js';
import { HISTORY_SHOWN, ReadProductHistory } from './read-product-history.js';

@Needs('READ_CATALOGUE')
@Resolver()
export class ProductHistoryResolver {
  constructor(private readonly history: ReadProductHistory) {}

  @Query(() => [ProductHistoryEntry], {
    description: `Returns the last ${HISTORY_SHOWN} changes of a product, its sizes and its brands by operators, programs and imports, newest first.`,
  })
  productHistory(@Args('dto') { id }: ProductHistoryInput): Promise<ProductHistoryEntry[]> {
    return this.history.of(id);
  }
}
