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
    description: 'Returns products by id, in the requested order; sold-out products have no offer.',
  })
  productList(
    @Args('dto') { productIds }: ProductListInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return this.selections.byIds(productIds, viewer?.userId ?? null);
  }

  @Query(() => [ProductItemCard], {
    description: 'Returns product items by id, as shown in cart lines; items no longer sold are omitted.',
  })
  findProductItems(
    @Args('dto') { productItemIds }: ProductItemListInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductItemCard[]> {
    return this.selections.items(productItemIds, viewer?.userId ?? null);
  }

  @Query(() => [ProductItemCard], {
    deprecationReason: 'Use `findProductItems`. Goes after 2027-11-22.',
    description: 'Alias of `findProductItems` with a misspelt name.',
  })
  findProuctItems(
    @Args('dto') dto: ProductItemListInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductItemCard[]> {
    return this.findProductItems(dto, viewer);
  }

  @Remembered()
  @Query(() => [ProductCard], { description: 'Returns the other colourways of the model.' })
  sameModelProducts(
    @Args('dto') { productId }: RelatedProductsInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return this.selections.sameModel(productId, viewer?.userId ?? null);
  }

  @Remembered()
  @Query(() => [ProductCard], {
    description: 'Returns products of the same type with similar price, colour, season and brand.',
  })
  similarProducts(
    @Args('dto') { productId }: RelatedProductsInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return this.selections.similar(productId, viewer?.userId ?? null);
  }

  @Remembered()
  @Query(() => [ProductCard], {
    description:
      'Returns up to 8 available products of other kinds to wear with a product, for the same sex and age: first those picked by the shop, then those by the shop’s rules, starting with products often bought together.',
  })
  complementaryProducts(
    @Args('dto') { productId }: RelatedProductsInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return this.selections.complementary(productId, viewer?.userId ?? null);
  }

  @Remembered()
  @Query(() => [ProductCard], { description: 'Returns 24 bestsellers or new releases.' })
  promoSelection(
    @Args('dto') { type }: PromoSelectionInput,
    @CurrentViewer() viewer: Viewer | null,
  ): Promise<ProductCard[]> {
    return this.selections.promo(type === 'BESTSELLERS' ? 'POPULAR_FIRST' : 'NEW_FIRST', viewer?.userId ?? null);
  }

  @Query(() => [ProductCard], { description: 'Returns the 24 products bought most recently by shoppers.' })
  recentlyBoughtProducts(@CurrentViewer() viewer: Viewer | null): Promise<ProductCard[]> {
    return this.selections.recentlyBought(viewer?.userId ?? null);
  }

  @Remembered()
  @Query(() => [Collection], {
    description: 'Returns currently shown collections with 24 products each.',
    complexity: COLLECTIONS_POINTS,
  })
  collectionBundle(
    @CurrentViewer() viewer: Viewer | null,
    @Args('dto', { nullable: true }) dto?: CollectionBundleInput,
  ): Promise<ListedCollection[]> {
    return this.selections.collections(dto?.slug ?? null, viewer?.userId ?? null);
  }
}
