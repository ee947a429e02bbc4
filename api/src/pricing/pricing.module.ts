import { Module } from '@nestjs/common';
import { ApplyScheduledPrices } from './apply-scheduled-prices.js';
import { PersonalPrices } from './personal-prices.js';
import { PricedItems } from './priced-items.js';

@Module({
  providers: [ApplyScheduledPrices, PersonalPrices, PricedItems],
  exports: [PersonalPrices, PricedItems],
})
export class PricingModule {}
