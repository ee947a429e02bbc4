import { Module } from '@nestjs/common';
import { Promocodes } from './promocodes.js';

@Module({ providers: [Promocodes], exports: [Promocodes] })
export class PromoModule {}
