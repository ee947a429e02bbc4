import { Module } from '@nestjs/common';
import { ExportsModule, ExportTables } from '../../exports/index.js';
import { IdentityModule } from '../index.js';
import { LoyaltyModule } from '../../loyalty/index.js';
import { OperatorModule } from '../../operator/index.js';
import { EditShopper } from './edit-shopper.js';
import { ExportShoppers } from './export-shoppers.js';
import { ManageShoppers } from './manage-shoppers.js';
import { ShopperResolver } from './shopper.resolver.js';
import { TendShoppers } from './tend-shoppers.js';
import { TendShoppersResolver } from './tend-shoppers.resolver.js';

@Module({
  imports: [ExportsModule, IdentityModule, LoyaltyModule, OperatorModule],
  providers: [EditShopper, ExportShoppers, ManageShoppers, ShopperResolver, TendShoppers, TendShoppersResolver],
  exports: [ManageShoppers],
})
export class IdentityAdminModule {
  constructor(tables: ExportTables, shoppers: ExportShoppers) {
    tables.add(shoppers);
  }
}
