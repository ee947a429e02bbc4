import { Module } from '@nestjs/common';
import { CatalogAdminModule } from '../../catalog/admin/index.js';
import { BulkModule } from '../bulk.module.js';
import { PrepareBulkResolver } from './prepare-bulk.resolver.js';
import { ProductsChanges } from './products-change.js';
import { SetProductsResolver } from './set-products.resolver.js';

@Module({
  imports: [BulkModule, CatalogAdminModule],
  providers: [PrepareBulkResolver, ProductsChanges, SetProductsResolver],
})
export class BulkAdminModule {}
