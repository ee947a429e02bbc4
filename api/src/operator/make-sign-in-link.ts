import { makeSignInLink } from '../identity/index.js';
import type { PlatformConfig } from '../platform/config/config.js';
import { ApiError } from '../shared/api-error.js';
import type { Audit } from './audit.js';
import type { ManageShoppers } from './manage-shoppers.js';

/** An operator's second way in, where no code reaches them: a link for whoever has the shop's own machine. */
export class MakeSignInLink {
  constructor(
    private readonly people: ManageShoppers,
    private readonly audit: Audit,
    private readonly config: PlatformConfig,
  ) {}

  /** Throws SHOPPER_NOT_FOUND, and NOT_FOUND for who is no operator: nobody signs in as a shopper. */
  async for(by: string, emailOrPhone: string): Promise<string> {
    const { id, accessLevel } = await this.people.byId(await this.people.idOf(emailOrPhone));
    if (accessLevel === 'USER') throw new ApiError('NOT_FOUND', 'Среди MANAGER и ADMIN такого нет');
    let token = '';
    await this.audit.change({ by, action: 'signInLink', entity: 'SHOPPER', id }, async (queries) => {
      token = await makeSignInLink(queries, id);
    });
    return `${this.config.STOREFRONT_URL}/sign-in#${token}`;
  }
}
