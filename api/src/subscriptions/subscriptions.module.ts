import { Module } from '@nestjs/common';
import { ClientsModule } from '../clients/index.js';
import { IdentityModule } from '../identity/index.js';
import { PrepareSubscription } from './prepare-subscription.js';
import { SubscriptionServer } from './subscription-server.js';

@Module({
  imports: [ClientsModule, IdentityModule],
  providers: [PrepareSubscription, SubscriptionServer],
  exports: [SubscriptionServer],
})
export class SubscriptionsModule {}
