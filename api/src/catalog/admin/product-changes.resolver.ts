import { Args, Query, Resolver } from '@nestjs/graphql';
import { Needs } from '../../platform/auth/access.js';
import type { CallArguments } from '../../platform/query-budget/query-cost.js';
import { MOST_CHANGES, ProductChangesInput } from './product-changes.input.js';
import { ProductChanges } from './product-changes.model.js';
import { ReadProductChanges } from './read-product-changes.js';

/** Query cost of `productChanges` in points: ten products with their items take about a millisecond. */
function changesPoints({ args }: CallArguments): number {
  const { limit } = (args['dto'] ?? {}) as { limit?: unknown };
  return 1 + (typeof limit === 'number' ? Math.min(limit, MOST_CHANGES) : new ProductChangesInput().limit) / 10;
}

@Resolver()
export class ProductChangesResolver {
  constructor(private readonly changes: ReadProductChanges) {}

  @Needs('READ_CATALOGUE')
  @Query(() => ProductChanges, {
    complexity: changesPoints,
    description:
      'Returns every product created, changed or removed after a cursor, once each with its current state, in the order of the last changes. Changes of items, prices, stock, pictures and of the names of brands, categories and colours count. No change is lost, however long the caller was offline. CURSOR_EXPIRED for a cursor that this shop did not issue.',
  })
  productChanges(
    @Args('dto', { nullable: true, description: 'Cursor and number of products; by default the first 100.' })
    dto?: ProductChangesInput,
  ): Promise<ProductChanges> {
    return this.changes.after(dto ?? new ProductChangesInput());
  }
}
