import { z } from 'zod';
import { bulkVariables } from './bulk/bulk.config.js';
import { clientsVariables } from './clients/clients.config.js';
import { contentVariables } from './content/content.config.js';
import { deliveryVariables } from './delivery/delivery.config.js';
import { deskVariables } from './desk/desk.config.js';
import { checkExchange, exchangeVariables } from './exchange/exchange.config.js';
import { favouritesVariables } from './favourites/favourites.config.js';
import { savedVariables } from './saved-searches/saved.config.js';
import { identityVariables } from './identity/identity.config.js';
import { loyaltyVariables } from './loyalty/loyalty.config.js';
import { mediaVariables } from './media/media.config.js';
import { messagingVariables } from './messaging/messaging.config.js';
import { ordersVariables } from './orders/orders.config.js';
import { checkPayment, paymentVariables } from './payment/payment.config.js';
import { platformVariables, readVariables } from './platform/config/config.js';
import { refuseWeakSecrets } from './platform/config/weak-secret.js';
import { pricingVariables } from './pricing/pricing.config.js';
import { feedsVariables } from './product-feeds/feeds.config.js';
import { exportsVariables } from './exports/exports.config.js';
import { reportsVariables } from './reports/reports.config.js';
import { requestsVariables } from './requests/requests.config.js';
import { reviewsVariables } from './reviews/reviews.config.js';
import { checkSandbox, sandboxVariables } from './sandbox/sandbox.config.js';
import { searchVariables } from './search/search.config.js';
import { settingsVariables } from './settings/settings.config.js';
import { sourcesVariables } from './sources/sources.config.js';
import { webhooksVariables } from './webhooks/webhooks.config.js';
import { setShopZone } from './shared/shop-time.js';

/**
 * All environment variables of the API, validated once at start-up. docs/configuration.md is generated from their
 * descriptions, and a test checks that it is up to date.
 */
export const Config = z
  .object({
    ...platformVariables,
    ...identityVariables,
    ...deskVariables,
    ...loyaltyVariables,
    ...ordersVariables,
    ...settingsVariables,
    ...exportsVariables,
    ...reportsVariables,
    ...searchVariables,
    ...clientsVariables,
    ...contentVariables,
    ...mediaVariables,
    ...messagingVariables,
    ...deliveryVariables,
    ...paymentVariables,
    ...pricingVariables,
    ...feedsVariables,
    ...reviewsVariables,
    ...favouritesVariables,
    ...savedVariables,
    ...requestsVariables,
    ...webhooksVariables,
    ...bulkVariables,
    ...exchangeVariables,
    ...sourcesVariables,
    ...sandboxVariables,
  })
  .superRefine(checkPayment)
  .superRefine(checkSandbox)
  .superRefine(checkExchange)
  .superRefine(({ NODE_ENV, SECRET_KEY, AUTH_KEYS, EDGE_SECRET, EXCHANGE_PASSWORD }, context) => {
    if (NODE_ENV !== 'production') return;
    const signing = AUTH_KEYS.map(({ secret }): [string, string] => ['AUTH_KEYS', secret]);
    const shared: [string, string | undefined][] = [
      ['EDGE_SECRET', EDGE_SECRET],
      ['EXCHANGE_PASSWORD', EXCHANGE_PASSWORD],
    ];
    refuseWeakSecrets([['SECRET_KEY', SECRET_KEY], ...signing, ...shared], context);
  });

export type Config = z.infer<typeof Config>;

/**
 * Validates the environment. Throws a `ConfigError` that names each invalid variable; unknown variables are ignored.
 */
export function parseConfig(env: NodeJS.ProcessEnv): Config {
  const config = readVariables(Config, env);
  setShopZone(config.SHOP_TIME_ZONE);
  return config;
}
