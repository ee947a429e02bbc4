import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactors } from './second-factors.js';

@Module({
  imports: [OperatorModule],
  providers: [SecondFactors, SecondFactorResolver],
  exports: [SecondFactors],
})
export class SecondFactorModule {}
