import { Module } from '@nestjs/common';
import { LoyaltyModule } from '../index.js';
import { OperatorModule } from '../../operator/index.js';
import { OperatorLoyaltyLevelResolver } from './loyalty-level.resolver.js';
import { SaveLoyaltyLevels } from './save-loyalty-levels.js';

@Module({
  imports: [LoyaltyModule, OperatorModule],
  providers: [OperatorLoyaltyLevelResolver, SaveLoyaltyLevels],
})
export class LoyaltyAdminModule {}
