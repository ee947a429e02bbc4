import { Module } from '@nestjs/common';
import { CatalogAdminModule } from '../../catalog/admin/index.js';
import { BulkModule } from '../bulk.module.js';
import { ProductsChanges } from './products-change.js';
import { SetProductsResolver } from './set-products.resolver.js';

@Module({ imports: [BulkModule, CatalogAdminModule], providers: [ProductsChanges, SetProductsResolver] })
export class BulkAdminModule {}
