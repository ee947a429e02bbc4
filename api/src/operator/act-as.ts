import { Reflector } from '@nestjs/core';
import { ACCESS, isEnough, type Level } from '../platform/auth/access.js';
import { ApiError } from '../shared/api-error.js';
import { CommerceResolver } from './commerce.resolver.js';
import type { ManageShoppers } from './manage-shoppers.js';
import { OperatorActionResolver } from './operator-action.resolver.js';
import { OperatorOrderResolver } from './operator-order.resolver.js';
import { OperatorProductResolver } from './operator-product.resolver.js';
import { SearchReportResolver } from './search-report.resolver.js';
import { ShopperResolver } from './shopper.resolver.js';
import { ShowcaseResolver } from './showcase.resolver.js';

/** Every query and mutation of `/admin/graphql`. */
export type OperatorCall = {
  [Name in keyof typeof RESOLVERS]: keyof InstanceType<(typeof RESOLVERS)[Name]>;
}[keyof typeof RESOLVERS];

const RESOLVERS = {
  CommerceResolver,
  OperatorActionResolver,
  OperatorOrderResolver,
  OperatorProductResolver,
  SearchReportResolver,
  ShopperResolver,
  ShowcaseResolver,
};

/**
 * The account of that telephone or mailbox, which must have the rights that the schema asks of whoever calls `call`.
 * Throws SHOPPER_NOT_FOUND, FORBIDDEN.
 */
export async function actAs(people: ManageShoppers, emailOrPhone: string, call: OperatorCall): Promise<string> {
  const { id, accessLevel } = await people.byId(await people.idOf(emailOrPhone));
  const wanted = accessOf(call);
  if (isEnough(accessLevel, wanted)) return id;
  throw new ApiError('FORBIDDEN', `Недостаточно прав: ${call} — для ${wanted}, а у ${emailOrPhone} ${accessLevel}`);
}

/** What the guard of the schema reads for the same call. */
function accessOf(call: OperatorCall): Level {
  for (const resolver of Object.values(RESOLVERS)) {
    const handler = (resolver.prototype as unknown as Record<string, () => unknown>)[call];
    if (handler) return new Reflector().getAllAndOverride<Level>(ACCESS, [handler, resolver]);
  }
  throw new Error(`No resolver of operators has ${call}`);
}
