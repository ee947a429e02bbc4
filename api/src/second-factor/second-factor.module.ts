import { Module } from '@nestjs/common';
import { OperatorModule } from '../operator/index.js';
import { Passkeys } from './passkeys.js';
import { PasskeysResolver } from './passkeys.resolver.js';
import { SecondFactorResolver } from './second-factor.resolver.js';
import { SecondFactors } from './second-factors.js';

@Module({
  imports: [OperatorModule],
  providers: [SecondFactors, Passkeys, SecondFactorResolver, PasskeysResolver],
  exports: [SecondFactors],
})
export class SecondFactorModule {}
