import { Inject, Injectable } from '@nestjs/common';
import { RegistrationSource, SignIn, Users, type OpenedSession, type Recipient } from '../identity/index.js';
import { Audit } from '../operator/index.js';
import type { Client } from '../platform/auth/client.js';
import { CONFIG } from '../platform/config/config.module.js';
import { statement } from '../platform/database/statement.js';
import { ApiError } from '../shared/api-error.js';
import type { DeskConfig } from './desk.config.js';
import { isFirstLinkToken } from './first-link.js';

/** Creates the first administrator of a shop that has none: anyone who has the link printed by `npm start`. */
@Injectable()
export class FirstAdministrator {
  constructor(
    private readonly audit: Audit,
    private readonly users: Users,
    private readonly signIn: SignIn,
    @Inject(CONFIG) private readonly config: DeskConfig,
  ) {}

  /**
   * Creates the account with this contact, and signs it in. Throws LINK_INVALID also if an administrator exists by now,
   * CONTACT_TAKEN if a shopper has the contact.
   */
  async enter(token: string, contact: Recipient, client: Client): Promise<OpenedSession> {
    if (!isFirstLinkToken(this.config.SECRET_KEY, token)) throw new ApiError('LINK_INVALID');
    return this.audit.transaction(async (queries) => {
      // If two people open the link at once, the lock makes them wait for each other.
      await queries.rows(LOCK);
      const [administrator] = await queries.rows(ADMINISTRATOR);
      if (administrator) throw new ApiError('LINK_INVALID');
      const id = await this.users.register(queries, contact);
      if (!id) throw new ApiError('CONTACT_TAKEN');
      const action = { by: { kind: 'OPERATOR', id }, action: 'setAccessLevel', entity: 'SHOPPER', id } as const;
      await this.audit.changeWithin(queries, action, () => queries.rows(MAKE_ADMINISTRATOR, { id }));
      return this.signIn.confirmed(queries, contact, client, RegistrationSource.OPERATOR);
    });
  }
}

const LOCK = statement('first-administrator-lock')`
SELECT 1 AS "locked" FROM pg_advisory_xact_lock(hashtext('first-administrator'))`;

const ADMINISTRATOR = statement('first-administrator-other')`
SELECT "id" FROM "user_account" WHERE "accessLevel" = 'ADMIN' AND "deletedAt" IS NULL LIMIT 1`;

const MAKE_ADMINISTRATOR = statement('first-administrator-make')`
UPDATE "user_account" SET "accessLevel" = 'ADMIN', "updatedAt" = now() WHERE "id" = :id`;
