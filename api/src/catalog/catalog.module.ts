import { Module } from '@nestjs/common';
import { CatalogResolver } from './catalog.resolver.js';
import { FindProduct } from './find-product.js';
import { FindSection } from './find-section.js';
import { FindSizeGrid } from './find-size-grid.js';
import { ListBrands } from './list-brands.js';

@Module({
  providers: [CatalogResolver, FindProduct, FindSection, FindSizeGrid, ListBrands],
  exports: [FindSection, ListBrands],
})
export class CatalogModule {}
