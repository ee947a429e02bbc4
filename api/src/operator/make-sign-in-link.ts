import { makeSignInLink } from '../identity/index.js';
import type { Actor } from '../platform/auth/actor.js';
import type { PlatformConfig } from '../platform/config/config.js';
import { deskUrlOf } from '../platform/config/desk-url.js';
import { ApiError } from '../shared/api-error.js';
import type { Audit } from './audit.js';
import type { ManageShoppers } from '../identity/admin/manage-shoppers.js';

/**
 * Creates a sign-in link for an operator who cannot receive one-time codes. Only people with access to the shop's
 * server can run this command.
 */
export class MakeSignInLink {
  constructor(
    private readonly people: ManageShoppers,
    private readonly audit: Audit,
    private readonly config: PlatformConfig,
  ) {}

  /**
   * Returns a link to the desk and a link to the shop, only one of which works, once. Throws SHOPPER_NOT_FOUND, and
   * NOT_FOUND if the account is not an operator's, because nobody may sign in as a shopper.
   */
  async for(by: Actor, emailOrPhone: string): Promise<{ desk: string; link: string }> {
    const { id, accessLevel } = await this.people.byId(await this.people.idOf(emailOrPhone));
    if (accessLevel === 'USER') throw new ApiError('NOT_FOUND.OPERATOR');
    let token = '';
    await this.audit.change({ by, action: 'signInLink', entity: 'SHOPPER', id }, async (queries) => {
      token = await makeSignInLink(queries, id);
    });
    return {
      desk: `${deskUrlOf(this.config)}/sign-in#${token}`,
      link: `${this.config.STOREFRONT_URL}/sign-in#${token}`,
    };
  }
}
