import { Injectable } from '@nestjs/common';
import { ManageShoppers, shopperNotFound, type Shopper } from '../../identity/admin/index.js';
import { refuseLastAdmin, ROLE_OF_ACCOUNT, permissionsIn, type AccessLevel } from '../../identity/index.js';
import { Audit, explained, notFound } from '../../operator/index.js';
import type { Caller } from '../../platform/auth/actor.js';
import { requirePermissions } from '../../platform/auth/permissions.js';
import { statement } from '../../platform/database/statement.js';
import { EditRoles } from './edit-roles.js';

/** Assigns roles to people; a role applies from their next call on. */
@Injectable()
export class GiveRole {
  constructor(
    private readonly audit: Audit,
    private readonly people: ManageShoppers,
    private readonly roles: EditRoles,
  ) {}

  /**
   * Assigns a role; null makes the account a shopper's. Throws SHOPPER_NOT_FOUND, NOT_FOUND, LAST_ADMIN, and FORBIDDEN
   * if the caller lacks a permission of the former or of the new role.
   */
  async give(by: Caller, userId: string, roleId: string | null, action = 'setRole'): Promise<Shopper> {
    await this.people.byId(userId);
    await this.audit.change({ by, action, entity: 'SHOPPER', id: userId }, async (queries) => {
      const role = roleId ? await this.roles.byId(roleId, queries) : null;
      if (role?.level !== 'ADMIN') await refuseLastAdmin(queries, userId);
      const [former] = await queries.rows(FORMER, { userId });
      if (!former) throw shopperNotFound();
      requirePermissions(permissionsIn(former.accessLevel, former.permissions), by.permissions);
      requirePermissions(role?.permissions ?? [], by.permissions);
      const accessLevel = role ? (role.level ?? 'MANAGER') : 'USER';
      const own = role && !role.level ? role.id : null;
      await explained(queries.rows(SET_ROLE, { userId, accessLevel, roleId: own }));
    });
    return this.people.byId(userId);
  }

  /** Assigns the role of an access level. Throws what {@link give} throws. */
  async giveLevel(by: Caller, userId: string, level: AccessLevel): Promise<Shopper> {
    return this.give(by, userId, await this.idOf(level), 'setAccessLevel');
  }

  /** Returns the id of the role with this name; null for USER. Throws NOT_FOUND. */
  async idOf(name: string): Promise<string | null> {
    if (name === 'USER') return null;
    const role = (await this.roles.all()).find((one) => one.name === name);
    if (!role) throw notFound();
    return role.id;
  }
}

const FORMER = statement('former-role')`
SELECT u."accessLevel", r."permissions"::text[] AS "permissions" FROM "user_account" u ${ROLE_OF_ACCOUNT}
WHERE u."id" = :userId AND u."deletedAt" IS NULL FOR NO KEY UPDATE OF u`;

const SET_ROLE = statement('set-role')`
UPDATE "user_account" SET "accessLevel" = :accessLevel::"AccessLevel", "roleId" = :roleId?, "updatedAt" = now()
WHERE "id" = :userId`;
