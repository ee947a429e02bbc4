import { Args, Info, Query, Resolver } from '@nestjs/graphql';
import type { GraphQLResolveInfo } from 'graphql';
import { Needs } from '../../platform/auth/access.js';
import { ConnectionArgs } from '../../platform/graphql/connection.model.js';
import { askedCounts } from '../../operator/index.js';
import { ListGoods, MOST_COUNTED } from './list-goods.js';
import { ProductsInput } from './operator-product.input.js';
import { OffersInput, OfferSort, ProductSort } from './product-lists.input.js';
import { OperatorOfferConnection, OperatorProductConnection } from './product-lists.model.js';

@Needs('READ_CATALOGUE')
@Resolver()
export class ProductListsResolver {
  constructor(private readonly goods: ListGoods) {}

  @Query(() => OperatorProductConnection, {
    description:
      'Returns products, on sale or not, with cursors and counts. CURSOR_INVALID for a cursor of other filters or another sort order.',
  })
  productsConnection(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all products.' }) dto?: ProductsInput,
    @Args('sort', { type: () => ProductSort, defaultValue: 'NEWEST_FIRST', description: 'Sort order of the products.' })
    sort: ProductSort = 'NEWEST_FIRST',
  ): Promise<OperatorProductConnection> {
    return this.goods.products(dto ?? {}, sort, request, askedCounts(info, 'traitCounts'));
  }

  @Query(() => OperatorOfferConnection, {
    description: `Returns product items of all products with cursors; \`totalCount\` stops at ${MOST_COUNTED}. CURSOR_INVALID for a cursor of other filters or another sort.`,
  })
  offersConnection(
    @Args() request: ConnectionArgs,
    @Info() info: GraphQLResolveInfo,
    @Args('dto', { nullable: true, description: 'Filters; without filters, all product items.' }) dto?: OffersInput,
    @Args('sort', {
      type: () => OfferSort,
      defaultValue: 'NEWEST_FIRST',
      description: 'Sort order of the product items.',
    })
    sort: OfferSort = 'NEWEST_FIRST',
  ): Promise<OperatorOfferConnection> {
    return this.goods.offers(dto ?? {}, sort, request, askedCounts(info).total);
  }
}
