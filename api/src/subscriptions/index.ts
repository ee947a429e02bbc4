export { SubscriptionServer } from './subscription-server.js';
export { SubscriptionsModule } from './subscriptions.module.js';
