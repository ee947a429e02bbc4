import { Module } from '@nestjs/common';
import { ExportsModule, ExportTables } from '../../exports/index.js';
import { MediaAdminModule } from '../../media/admin/index.js';
import { MediaModule } from '../../media/index.js';
import { OperatorModule } from '../../operator/index.js';
import { EditBrands } from './edit-brands.js';
import { EditCategories } from './edit-categories.js';
import { EditProduct } from './edit-product.js';
import { EditShowcase } from './edit-showcase.js';
import { ExportGoods } from './export-goods.js';
import { FindProducts } from './find-products.js';
import { CategoryMappingResolver } from './category-mapping.resolver.js';
import { CategoryMappings } from './category-mappings.js';
import { HeldBackPriceResolver } from './held-back-price.resolver.js';
import { HeldBackPrices } from './held-back-prices.js';
import { OperatorMediaResolver } from './media.resolver.js';
import { OperatorBrandResolver } from './operator-brand.resolver.js';
import { OperatorCategoryResolver } from './operator-category.resolver.js';
import { OperatorProductResolver } from './operator-product.resolver.js';
import { ProductMatchResolver } from './product-match.resolver.js';
import { ProductMatches } from './product-matches.js';
import { SaveProduct } from './save-product.js';
import { SaveProductItem } from './save-product-item.js';
import { SetMedia } from './set-media.js';
import { SetOffers } from './set-offers.js';
import { ShowcaseResolver } from './showcase.resolver.js';

@Module({
  imports: [ExportsModule, MediaAdminModule, MediaModule, OperatorModule],
  providers: [
    EditBrands,
    EditCategories,
    EditProduct,
    EditShowcase,
    ExportGoods,
    FindProducts,
    CategoryMappingResolver,
    CategoryMappings,
    HeldBackPriceResolver,
    HeldBackPrices,
    OperatorBrandResolver,
    OperatorCategoryResolver,
    OperatorMediaResolver,
    OperatorProductResolver,
    ProductMatchResolver,
    ProductMatches,
    SaveProduct,
    SaveProductItem,
    SetMedia,
    SetOffers,
    ShowcaseResolver,
  ],
})
export class CatalogAdminModule {
  constructor(tables: ExportTables, goods: ExportGoods) {
    tables.add(goods);
  }
}
