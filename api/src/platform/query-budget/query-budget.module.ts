import { Global, Module } from '@nestjs/common';
import { QueryGate } from './query-gate.js';

@Global()
@Module({ providers: [QueryGate], exports: [QueryGate] })
export class QueryBudgetModule {}
