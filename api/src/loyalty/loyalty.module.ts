import { Module } from '@nestjs/common';
import { PointsHistory } from './points-history.js';
import { Points } from './points.js';
import { LoyaltyResolver } from './loyalty.resolver.js';
import { ReadLoyalty } from './read-loyalty.js';
import { RegistrationBonus } from './registration-bonus.js';

@Module({
  providers: [Points, PointsHistory, LoyaltyResolver, ReadLoyalty, RegistrationBonus],
  exports: [Points, PointsHistory, ReadLoyalty, RegistrationBonus],
})
export class LoyaltyModule {}
