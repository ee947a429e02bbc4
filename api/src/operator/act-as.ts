import { Reflector } from '@nestjs/core';
import { permissionsOfAccount } from '../identity/index.js';
import type { Caller } from '../platform/auth/actor.js';
import { ACCESS, type OperatorRule } from '../platform/auth/access.js';
import type { Statements } from '../platform/database/statements.js';
import { ApiError } from '../shared/api-error.js';
import { ExportsResolver } from '../exports/exports.resolver.js';
import { OperatorClientResolver } from '../clients/admin/client.resolver.js';
import { OperatorPromocodeResolver } from '../promo/admin/promocode.resolver.js';
import { OperatorReturnResolver } from '../returns/admin/operator-return.resolver.js';
import { OperatorReviewResolver } from '../reviews/admin/operator-review.resolver.js';
import { AddressesResolver } from '../content/admin/addresses.resolver.js';
import { ContentResolver } from '../content/admin/content.resolver.js';
import type { ManageShoppers } from '../identity/admin/manage-shoppers.js';
import { DeadMessageResolver } from './dead-message.resolver.js';
import { LateMessageResolver } from './late-message.resolver.js';
import { OperatorActionResolver } from './operator-action.resolver.js';
import { OperatorOrderResolver } from '../orders/admin/operator-order.resolver.js';
import { HeldBackPriceResolver } from '../catalog/admin/held-back-price.resolver.js';
import { OperatorProductResolver } from '../catalog/admin/operator-product.resolver.js';
import { ProductChangesResolver } from '../catalog/admin/product-changes.resolver.js';
import { ProductListsResolver } from '../catalog/admin/product-lists.resolver.js';
import { ProductMatchResolver } from '../catalog/admin/product-match.resolver.js';
import { SalesReportResolver } from '../reports/sales-report.resolver.js';
import { ProgramResolver } from '../programs/admin/program.resolver.js';
import { RoleResolver } from '../roles/admin/role.resolver.js';
import { JudgedQueryResolver } from '../search/admin/judged-query.resolver.js';
import { SearchReportResolver } from '../search/admin/search-report.resolver.js';
import { SearchRuleResolver } from '../search/admin/search-rule.resolver.js';
import { SourceResolver } from '../sources/source.resolver.js';
import { ShopSettingResolver } from '../settings/admin/shop-setting.resolver.js';
import { ShopperResolver } from '../identity/admin/shopper.resolver.js';
import { ShowcaseResolver } from '../catalog/admin/showcase.resolver.js';

/** The name of any query or mutation of `/admin/graphql`. */
export type OperatorCall = {
  [Name in keyof typeof RESOLVERS]: keyof InstanceType<(typeof RESOLVERS)[Name]>;
}[keyof typeof RESOLVERS];

const RESOLVERS = {
  AddressesResolver,
  OperatorClientResolver,
  OperatorPromocodeResolver,
  OperatorReturnResolver,
  OperatorReviewResolver,
  ContentResolver,
  ExportsResolver,
  DeadMessageResolver,
  LateMessageResolver,
  OperatorActionResolver,
  OperatorOrderResolver,
  HeldBackPriceResolver,
  OperatorProductResolver,
  ProductChangesResolver,
  ProductListsResolver,
  ProductMatchResolver,
  ProgramResolver,
  RoleResolver,
  SalesReportResolver,
  JudgedQueryResolver,
  SearchReportResolver,
  SearchRuleResolver,
  ShopSettingResolver,
  ShopperResolver,
  SourceResolver,
  ShowcaseResolver,
};

/**
 * Returns the account with that telephone or e-mail address as the caller. Throws SHOPPER_NOT_FOUND, and FORBIDDEN
 * if the account does not have the permission that `call` requires.
 */
export async function actAs(
  statements: Statements,
  people: ManageShoppers,
  emailOrPhone: string,
  call: OperatorCall,
): Promise<Caller> {
  const id = await people.idOf(emailOrPhone);
  const permissions = await permissionsOfAccount(statements, id);
  const { permission } = ruleOf(call);
  if (permission ? permissions.includes(permission) : permissions.length) return { kind: 'OPERATOR', id, permissions };
  throw new ApiError('FORBIDDEN.CALL', { call, permission, who: emailOrPhone });
}

/** Returns what a call requires, from the same metadata that the guard uses. */
function ruleOf(call: OperatorCall): OperatorRule {
  for (const resolver of Object.values(RESOLVERS)) {
    // Looks up the method by the call's name. The result is undefined if this resolver has no such method.
    const handler = (resolver.prototype as unknown as Record<string, () => unknown>)[call];
    if (handler) return new Reflector().getAllAndOverride<OperatorRule>(ACCESS, [handler, resolver]);
  }
  throw new Error(`No resolver of operators has ${call}`);
}
