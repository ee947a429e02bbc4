import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { OrdersModule } from '../orders/index.js';
import { AdvanceSandboxOrder } from './advance-sandbox-order.js';
import { CreateSandboxShopper } from './create-sandbox-shopper.js';
import { MoveSandboxTime } from './move-sandbox-time.js';
import { PlaceSandboxOrder } from './place-sandbox-order.js';
import { SandboxShoppers } from './sandbox-shoppers.js';
import { SandboxResolver } from './sandbox.resolver.js';

@Module({
  imports: [IdentityModule, LoyaltyModule, OrdersModule],
  providers: [
    AdvanceSandboxOrder,
    CreateSandboxShopper,
    MoveSandboxTime,
    PlaceSandboxOrder,
    SandboxResolver,
    SandboxShoppers,
  ],
})
export class SandboxModule {}
