import { Module } from '@nestjs/common';
import { IdentityModule } from '../index.js';
import { LoyaltyModule } from '../../loyalty/index.js';
import { OperatorModule } from '../../operator/index.js';
import { ManageShoppers } from './manage-shoppers.js';
import { ShopperResolver } from './shopper.resolver.js';

@Module({
  imports: [IdentityModule, LoyaltyModule, OperatorModule],
  providers: [ManageShoppers, ShopperResolver],
  exports: [ManageShoppers],
})
export class IdentityAdminModule {}
