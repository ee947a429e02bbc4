import { Args, Mutation, Query, Resolver } from '@nestjs/graphql';
import { ExportJob, PROGRAMS_READ, TakeExport } from '../../exports/index.js';
import { Needs } from '../../platform/auth/access.js';
import { CurrentActor, type Actor, type Caller } from '../../platform/auth/actor.js';
import { requirePermission } from '../../platform/auth/permissions.js';
import { PaginationInput } from '../../platform/graphql/pagination.model.js';
import { EditProduct } from './edit-product.js';
import { FindProducts } from './find-products.js';
import { productConditions } from './goods-conditions.js';
import {
  EditProductInput,
  ExportGoodsInput,
  OfferInput,
  ProductsInput,
  ReleasePricesInput,
  SetPricesInput,
  SetStockInput,
} from './operator-product.input.js';
import { OperatorOffer } from './operator-offer.model.js';
import { OperatorProduct, OperatorProductPage } from './operator-product.model.js';
import { SaveProductItem } from './save-product-item.js';
import { SaveProductItemInput } from './save-product-item.input.js';
import { SaveProduct } from './save-product.js';
import { ProductKeyInput, SaveProductInput } from './save-product.input.js';
import { SetOffers } from './set-offers.js';

@Resolver()
export class OperatorProductResolver {
  constructor(
    private readonly found: FindProducts,
    private readonly editProducts: EditProduct,
    private readonly saveProducts: SaveProduct,
    private readonly saveItems: SaveProductItem,
    private readonly setOffers: SetOffers,
    private readonly exports: TakeExport,
  ) {}

  @Needs('READ_CATALOGUE')
  @Query(() => OperatorProductPage, { description: 'Returns products on sale or not, most recently changed first.' })
  products(
    @Args('dto', { nullable: true }) dto?: ProductsInput,
    @Args('pagination', { nullable: true }) pagination?: PaginationInput,
  ): Promise<OperatorProductPage> {
    return this.found.page(dto ?? {}, pagination ?? new PaginationInput());
  }

  @Needs('READ_CATALOGUE', { onlyPeople: PROGRAMS_READ })
  @Mutation(() => ExportJob, {
    description: 'Writes product items with their prices and stock to a file in the background. TOO_MANY_REQUESTS.',
  })
  exportGoods(@Args('dto') { format, filter }: ExportGoodsInput, @CurrentActor() by: Actor): Promise<ExportJob> {
    const conditions = productConditions(filter ?? {});
    return this.exports.take({ kind: 'GOODS', action: 'exportGoods', format, filter: conditions, by });
  }

  @Needs('READ_CATALOGUE')
  @Query(() => OperatorProduct, {
    description: 'Returns a product, on sale or not, with all editable fields. PRODUCT_NOT_FOUND.',
  })
  operatorProduct(
    @Args('dto', { description: 'Identifies the product. Set exactly one id.' }) dto: ProductKeyInput,
  ): Promise<OperatorProduct> {
    return this.found.byKey(dto);
  }

  @Needs('READ_CATALOGUE')
  @Query(() => OperatorOffer, { description: 'Returns a product item, on sale or not. ITEM_NOT_FOUND.' })
  operatorOffer(
    @Args('dto', { description: 'Identifies the product item.' }) { id }: OfferInput,
  ): Promise<OperatorOffer> {
    return this.found.offer(id);
  }

  @Needs('WRITE_CATALOGUE')
  @Mutation(() => OperatorProduct, {
    description:
      'Creates or changes a product (docs/catalogue-writing.md). PRODUCT_NOT_FOUND, NAME_TAKEN (slug already used).',
  })
  async saveProduct(
    @Args('dto', { description: 'A product and its changes.' }) dto: SaveProductInput,
    @CurrentActor() by: Actor,
  ): Promise<OperatorProduct> {
    return this.found.byId(await this.saveProducts.save(by, dto));
  }

  @Needs('WRITE_ITEMS')
  @Mutation(() => OperatorOffer, {
    description:
      'Creates or changes a product item (docs/catalogue-writing.md). PRODUCT_NOT_FOUND, ITEM_NOT_FOUND, NAME_TAKEN (another item has the `externalId`), STOCK_BELOW_RESERVED (below the number of reserved units).',
  })
  async saveProductItem(
    @Args('dto', { description: 'A product item and its changes.' }) dto: SaveProductItemInput,
    @CurrentActor() by: Caller,
  ): Promise<OperatorOffer> {
    if (dto.stock !== undefined) requirePermission('STOCK', by.permissions);
    if ([dto.price, dto.oldPrice, dto.loyaltyPrice].some((price) => price !== undefined))
      requirePermission('PRICES', by.permissions);
    const [offer] = await this.found.offers([await this.saveItems.save(by, dto)]);
    return offer!;
  }

  @Needs('WRITE_CATALOGUE')
  @Mutation(() => OperatorProduct, {
    description: 'Changes fields of a product. NOT_FOUND.',
    deprecationReason: 'Use `saveProduct`. Goes after 2027-11-22.',
  })
  async editProduct(@Args('dto') dto: EditProductInput, @CurrentActor() by: Actor): Promise<OperatorProduct> {
    await this.editProducts.edit(by, dto);
    return this.found.byId(dto.id);
  }

  @Needs('PRICES')
  @Mutation(() => [OperatorOffer], {
    description:
      'Sets prices of product items, all or none. Imports do not overwrite these prices, except with `--overwrite`. ITEM_NOT_FOUND.',
  })
  async setPrices(@Args('dto') { items }: SetPricesInput, @CurrentActor() by: Actor): Promise<OperatorOffer[]> {
    await this.setOffers.prices(by, items);
    return this.found.offers(items.map(({ id }) => id));
  }

  @Needs('PRICES')
  @Mutation(() => [OperatorOffer], {
    description:
      'Returns manually set prices to the control of the feed: the next import may overwrite them. ITEM_NOT_FOUND.',
  })
  async releasePrices(@Args('dto') { ids }: ReleasePricesInput, @CurrentActor() by: Actor): Promise<OperatorOffer[]> {
    await this.setOffers.releasePrices(by, ids);
    return this.found.offers(ids);
  }

  @Needs('STOCK')
  @Mutation(() => [OperatorOffer], {
    description:
      'Sets or changes the stock of product items, all or none. ITEM_NOT_FOUND, STOCK_BELOW_RESERVED (below the number of reserved units).',
  })
  async setStock(@Args('dto') { items }: SetStockInput, @CurrentActor() by: Actor): Promise<OperatorOffer[]> {
    await this.setOffers.stock(by, items);
    return this.found.offers(items.map(({ id }) => id));
  }
}
