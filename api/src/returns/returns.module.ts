import { Module } from '@nestjs/common';
import { IdentityModule } from '../identity/index.js';
import { OrdersModule } from '../orders/index.js';
import { AnswerReturn } from './answer-return.js';
import { ForgetReturns } from './forget-returns.js';
import { ReadReturns } from './read-returns.js';
import { RequestReturn } from './request-return.js';
import { ReturnResolver } from './return.resolver.js';

@Module({
  imports: [IdentityModule, OrdersModule],
  providers: [AnswerReturn, ForgetReturns, ReadReturns, RequestReturn, ReturnResolver],
  exports: [AnswerReturn, ReadReturns, RequestReturn],
})
export class ReturnsModule {}
