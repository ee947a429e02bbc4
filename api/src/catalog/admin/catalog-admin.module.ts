import { Module } from '@nestjs/common';
import { ContentModule } from '../../content/index.js';
import { ExportsModule, ExportTables } from '../../exports/index.js';
import { MediaAdminModule } from '../../media/admin/index.js';
import { MediaModule } from '../../media/index.js';
import { OperatorModule, versionResolverOf } from '../../operator/index.js';
import { ChangedProducts } from './changed-products.js';
import { EditBrands } from './edit-brands.js';
import { EditCategories } from './edit-categories.js';
import { EditColours } from './edit-colours.js';
import { EditProduct } from './edit-product.js';
import { EditShowcase } from './edit-showcase.js';
import { ExportGoods } from './export-goods.js';
import { FindProducts } from './find-products.js';
import { CategoryMappingResolver } from './category-mapping.resolver.js';
import { CategoryMappings } from './category-mappings.js';
import { HeldBackPriceResolver } from './held-back-price.resolver.js';
import { HeldBackPrices } from './held-back-prices.js';
import { ListGoods } from './list-goods.js';
import { FormerNames } from './merges/former-names.js';
import { MergeCatalogue } from './merges/merge-catalogue.js';
import { FindSuppliers } from './find-suppliers.js';
import { SupplierResolver } from './supplier.resolver.js';
import { MergeProducts } from './merges/merge-products.js';
import { MergeResolver } from './merges/merge.resolver.js';
import { OperatorMediaResolver } from './media.resolver.js';
import { OperatorBrand } from './operator-brand.model.js';
import { OperatorBrandResolver } from './operator-brand.resolver.js';
import { OperatorCategory } from './operator-category.model.js';
import { OperatorCategoryResolver } from './operator-category.resolver.js';
import { OperatorColour } from './operator-colour.model.js';
import { OperatorColourResolver } from './operator-colour.resolver.js';
import { OperatorOffer } from './operator-offer.model.js';
import { OperatorPriceHistoryResolver, OperatorProductPartsResolver } from './operator-product-parts.resolver.js';
import { OperatorProduct } from './operator-product.model.js';
import { OperatorProductResolver } from './operator-product.resolver.js';
import { ProductChangesResolver } from './product-changes.resolver.js';
import { ProductHistoryResolver } from './product-history.resolver.js';
import { ProductListsResolver } from './product-lists.resolver.js';
import { ProductMatchResolver } from './product-match.resolver.js';
import { ProductMatches } from './product-matches.js';
import { ReadPriceHistory } from './read-price-history.js';
import { ReadProductChanges } from './read-product-changes.js';
import { ReadProductHistory } from './read-product-history.js';
import { ReadProductParts } from './read-product-parts.js';
import { SaveProduct } from './save-product.js';
import { SaveProductItem } from './save-product-item.js';
import { SetMedia } from './set-media.js';
import { SetOffers } from './set-offers.js';
import { OperatorBadge, OperatorCollection, OperatorDirectory } from './showcase.model.js';
import { ShowcaseResolver } from './showcase.resolver.js';
import { TendProductChanges } from './tend-product-changes.js';

@Module({
  imports: [ContentModule, ExportsModule, MediaAdminModule, MediaModule, OperatorModule],
  providers: [
    ChangedProducts,
    EditBrands,
    EditCategories,
    EditColours,
    EditProduct,
    EditShowcase,
    ExportGoods,
    FindProducts,
    FindSuppliers,
    FormerNames,
    CategoryMappingResolver,
    CategoryMappings,
    HeldBackPriceResolver,
    HeldBackPrices,
    ListGoods,
    MergeCatalogue,
    MergeProducts,
    MergeResolver,
    OperatorBrandResolver,
    OperatorCategoryResolver,
    OperatorColourResolver,
    OperatorMediaResolver,
    OperatorPriceHistoryResolver,
    OperatorProductPartsResolver,
    OperatorProductResolver,
    ProductChangesResolver,
    ProductHistoryResolver,
    ProductListsResolver,
    ProductMatchResolver,
    ProductMatches,
    ReadPriceHistory,
    ReadProductChanges,
    ReadProductHistory,
    ReadProductParts,
    SaveProduct,
    SaveProductItem,
    SetMedia,
    SetOffers,
    ShowcaseResolver,
    SupplierResolver,
    TendProductChanges,
    versionResolverOf(OperatorProduct, 'PRODUCT', ({ id }) => id),
    versionResolverOf(OperatorOffer, 'PRODUCT_ITEM', ({ id }) => id),
    versionResolverOf(OperatorBrand, 'BRAND', ({ id }) => id),
    versionResolverOf(OperatorCategory, 'CATEGORY', ({ id }) => id),
    versionResolverOf(OperatorColour, 'COLOUR', ({ id }) => id),
    versionResolverOf(OperatorCollection, 'COLLECTION', ({ id }) => id),
    versionResolverOf(OperatorDirectory, 'DIRECTORY', ({ id }) => id),
    versionResolverOf(OperatorBadge, 'BADGE', ({ id }) => id),
  ],
  exports: [FindProducts],
})
export class CatalogAdminModule {
  constructor(tables: ExportTables, goods: ExportGoods) {
    tables.add(goods);
  }
}
