import { Module } from '@nestjs/common';
import { PricedItems } from './priced-items.js';

@Module({ providers: [PricedItems], exports: [PricedItems] })
export class PricingModule {}
