import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients/index.js';
import { ProductFeedsController } from './product-feeds.controller.js';
import { ReadGoods } from './read-goods.js';

@Module({ imports: [ClientsModule], controllers: [ProductFeedsController], providers: [ReadGoods] })
export class ProductFeedsModule {}
