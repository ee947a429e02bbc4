import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { OperatorOnly } from '../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../platform/auth/viewer.js';
import { PaginationInput } from '../platform/graphql/pagination.model.js';
import { EditProduct } from './edit-product.js';
import { FindProducts } from './find-products.js';
import {
  EditProductInput,
  ProductsInput,
  ReleasePricesInput,
  SetPricesInput,
  SetStockInput,
} from './operator-product.input.js';
import { OperatorOffer, OperatorProduct, OperatorProductPage } from './operator-product.model.js';
import { SetOffers } from './set-offers.js';

@OperatorOnly()
@Resolver()
export class OperatorProductResolver {
  constructor(
    private readonly found: FindProducts,
    private readonly editProducts: EditProduct,
    private readonly setOffers: SetOffers,
  ) {}

  @Query(() => OperatorProductPage, { description: 'Those changed last first, off sale too.' })
  products(
    @Args('dto', { nullable: true }) dto?: ProductsInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorProductPage> {
    return this.found.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Mutation(() => OperatorProduct, { description: 'NOT_FOUND.' })
  async editProduct(@Args('dto') dto: EditProductInput, @CurrentViewer() { userId }: Viewer): Promise<OperatorProduct> {
    await this.editProducts.edit(userId, dto);
    return this.found.byId(dto.id);
  }

  @OperatorOnly('ADMIN')
  @Mutation(() => [OperatorOffer], {
    description:
      'Of all of them or none. They are the operator’s from then on: a feed leaves them, unless it is imported with `--overwrite`. ITEM_NOT_FOUND.',
  })
  async setPrices(
    @Args('dto') { items }: SetPricesInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<OperatorOffer[]> {
    const whole = items.map(({ oldPrice = null, loyaltyPrice = null, ...item }) => ({
      ...item,
      oldPrice,
      loyaltyPrice,
    }));
    await this.setOffers.prices(userId, whole);
    return this.found.offers(items.map(({ id }) => id));
  }

  @OperatorOnly('ADMIN')
  @Mutation(() => [OperatorOffer], {
    description:
      'Gives prices that were set by hand back to the feed: they stay until it is imported next. ITEM_NOT_FOUND.',
  })
  async releasePrices(
    @Args('dto') { ids }: ReleasePricesInput,
    @CurrentViewer() { userId }: Viewer,
  ): Promise<OperatorOffer[]> {
    await this.setOffers.releasePrices(userId, ids);
    return this.found.offers(ids);
  }

  @Mutation(() => [OperatorOffer], { description: 'Of all of them or none. ITEM_NOT_FOUND, STOCK_BELOW_RESERVED.' })
  async setStock(@Args('dto') { items }: SetStockInput, @CurrentViewer() { userId }: Viewer): Promise<OperatorOffer[]> {
    await this.setOffers.stock(userId, items);
    return this.found.offers(items.map(({ id }) => id));
  }
}
