import { Module } from '@nestjs/common';
import { OperatorModule } from '../../operator/index.js';
import { ReturnsModule } from '../index.js';
import { AnswerReturns } from './answer-returns.js';
import { FindReturns } from './find-returns.js';
import { OperatorReturnResolver } from './operator-return.resolver.js';

@Module({
  imports: [OperatorModule, ReturnsModule],
  providers: [AnswerReturns, FindReturns, OperatorReturnResolver],
})
export class ReturnsAdminModule {}
