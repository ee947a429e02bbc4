import { Args, Query, Resolver } from '@nestjs/graphql';
import { Public } from '../../platform/auth/access.js';
import { CurrentViewer, type Viewer } from '../../platform/auth/viewer.js';
import { CachedFor } from '../../platform/graphql/cached-for.js';
import { Remembered } from '../../platform/graphql/remembered.js';
import { ProductCard } from '../listings/listing.model.js';
import {
  CollectionBundleInput,
  ProductItemListInput,
  ProductListInput,
  PromoSelectionInput,
  RelatedProductsInput,
} from './selection.input.js';
import { Collection, ProductItemCard } from './selection.model.js';
import { Selections, type ListedCollection } from './selections.js';

/** Cost of a query for all collections, each with its first products. */
const COLLECTIONS_POINTS = 10;

@Public()
@CachedFor(30)
@Resolver()
export class SelectionResolver {
  constructor(private readonly selections: Selections) {}

  @Remembered()
  @Query(() => [ProductCard], {
    description: 'Products by id, in the order asked for; sold out ones without an offer.',
  })
  productList(
    @Args('dto') { productIds }: ProductListInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return this.selections.byIds(productIds, viewer?.userId ?? null);
  }

  @Query(() => [ProductItemCard], { description: 'Offers by id, as cart lines show them; gone ones are passed over.' })
  findProductItems(
    @Args('dto') { productItemIds }: ProductItemListInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductItemCard[]> {
    return this.selections.items(productItemIds, viewer?.userId ?? null);
  }

  @Query(() => [ProductItemCard], {
    deprecationReason: 'Use `findProductItems`. Goes after 2027-11-22.',
    description: 'The same as `findProductItems`, under a name with a slip of the pen.',
  })
  findProuctItems(
    @Args('dto') dto: ProductItemListInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductItemCard[]> {
    return this.findProductItems(dto, viewer);
  }

  @Remembered()
  @Query(() => [ProductCard], { description: 'The other colourways of the model.' })
  sameModelProducts(
    @Args('dto') { productId }: RelatedProductsInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return this.selections.sameModel(productId, viewer?.userId ?? null);
  }

  @Remembered()
  @Query(() => [ProductCard], { description: 'Of the same type, near in price, colour, season and brand.' })
  similarProducts(
    @Args('dto') { productId }: RelatedProductsInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return this.selections.similar(productId, viewer?.userId ?? null);
  }

  @Remembered()
  @Query(() => [ProductCard], { description: 'Bestsellers or new releases, 24.' })
  promoSelection(
    @Args('dto') { type }: PromoSelectionInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return this.selections.promo(type === 'BESTSELLERS' ? 'POPULAR_FIRST' : 'NEW_FIRST', viewer?.userId ?? null);
  }

  @Query(() => [ProductCard], { description: 'What shoppers bought last, 24.' })
  recentlyBoughtProducts(@CurrentViewer() viewer: Viewer | null): Promise<ProductCard[]> {
    return this.selections.recentlyBought(viewer?.userId ?? null);
  }

  @Remembered()
  @Query(() => [Collection], {
    description: 'Collections on show with their products, 24 each.',
    complexity: COLLECTIONS_POINTS,
  })
  collectionBundle(
    @CurrentViewer() viewer: Viewer | null,
    @Args('dto', { nullable: true }) dto?: CollectionBundleInput,
  ): Promise<ListedCollection[]> {
    return this.selections.collections(dto?.slug ?? null, viewer?.userId ?? null);
  }
}
