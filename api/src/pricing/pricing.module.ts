import { Module } from '@nestjs/common';
import { PersonalPrices } from './personal-prices.js';
import { PricedItems } from './priced-items.js';

@Module({ providers: [PersonalPrices, PricedItems], exports: [PersonalPrices, PricedItems] })
export class PricingModule {}
