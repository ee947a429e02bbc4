import { cartErrors } from './cart/cart.errors.js';
import { catalogErrors } from './catalog/catalog.errors.js';
import { clientErrors } from './clients/client.errors.js';
import { contentErrors } from './content/content.errors.js';
import { deskErrors } from './desk/desk.errors.js';
import { deliveryErrors } from './delivery/delivery.errors.js';
import { favouriteErrors } from './favourites/favourite.errors.js';
import { savedErrors } from './saved-searches/saved.errors.js';
import { identityErrors } from './identity/identity.errors.js';
import { uploadErrors } from './media/upload.errors.js';
import { operatorErrors } from './operator/operator.errors.js';
import { messagingErrors } from './messaging/messaging.errors.js';
import { orderErrors } from './orders/order.errors.js';
import { liveErrors } from './platform/live/live.errors.js';
import { promoErrors } from './promo/promo.errors.js';
import { requestErrors } from './requests/request.errors.js';
import { returnErrors } from './returns/return.errors.js';
import { questionErrors } from './questions/question.errors.js';
import { reviewErrors } from './reviews/review.errors.js';
import { rolesErrors } from './roles/roles.errors.js';
import { sandboxErrors } from './sandbox/sandbox.errors.js';
import { searchErrors } from './search/search.errors.js';
import { factorErrors } from './second-factor/factor.errors.js';
import { sourceErrors } from './sources/source.errors.js';
import { commonErrors, type ErrorCode } from './shared/api-error.js';

/**
 * Every `extensions.code` that a client can receive, with its meaning. docs/errors.md lists them, and a test checks
 * that it is up to date.
 */
export const ERROR_CODES: Readonly<Record<ErrorCode, string>> = {
  ...commonErrors,
  ...clientErrors,
  ...identityErrors,
  ...deliveryErrors,
  ...catalogErrors,
  ...contentErrors,
  ...searchErrors,
  ...cartErrors,
  ...promoErrors,
  ...orderErrors,
  ...uploadErrors,
  ...returnErrors,
  ...questionErrors,
  ...reviewErrors,
  ...favouriteErrors,
  ...savedErrors,
  ...requestErrors,
  ...operatorErrors,
  ...messagingErrors,
  ...deskErrors,
  ...rolesErrors,
  ...factorErrors,
  ...sourceErrors,
  ...liveErrors,
  ...sandboxErrors,
};
