import { Module } from '@nestjs/common';
import { DeliveryModule } from '../delivery/index.js';
import { LoyaltyModule } from '../loyalty/index.js';
import { PricingModule } from '../pricing/index.js';
import { PromoModule } from '../promo/index.js';
import { CartEventsResolver } from './cart-events.resolver.js';
import { CartResolver } from './cart.resolver.js';
import { Carts } from './carts.js';
import { QuoteResolver } from './quote.resolver.js';
import { Quotes } from './quotes.js';

@Module({
  imports: [DeliveryModule, LoyaltyModule, PricingModule, PromoModule],
  providers: [CartEventsResolver, CartResolver, Carts, QuoteResolver, Quotes],
  exports: [Carts, Quotes],
})
export class CartModule {}
