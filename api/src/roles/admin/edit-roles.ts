import { Injectable } from '@nestjs/common';
import type { Role as RoleRow } from '../../generated/prisma/client.js';
import { permissionsIn } from '../../identity/index.js';
import { Audit, idOfWritten, notFound, refuseUsed } from '../../operator/index.js';
import type { Caller } from '../../platform/auth/actor.js';
import { requirePermissions } from '../../platform/auth/permissions.js';
import { changeableColumns } from '../../platform/database/changeable-columns.js';
import { statement } from '../../platform/database/statement.js';
import { Statements, type Queries } from '../../platform/database/statements.js';
import { ApiError, badUserInput, fieldFault } from '../../shared/api-error.js';
import type { SaveRoleInput } from './role.input.js';
import type { Role } from './role.model.js';

/**
 * Roles, as operators with the permission ROLES see and change them. The database checks them
 * (`api/prisma/sql/role.sql`).
 */
@Injectable()
export class EditRoles {
  constructor(
    private readonly statements: Statements,
    private readonly audit: Audit,
  ) {}

  /** Returns all roles: those of the access levels, then the shop's own by name. */
  async all(): Promise<Role[]> {
    const rows = await this.statements.rows(ROLES, { id: null });
    return rows.map(roleIn);
  }

  /** Throws NOT_FOUND for an unknown role. */
  async byId(id: string, queries: Queries = this.statements): Promise<Role> {
    const [row] = await queries.rows(ROLES, { id });
    if (!row) throw notFound();
    return roleIn(row);
  }

  /**
   * Creates or changes a role. Throws NOT_FOUND, NAME_TAKEN, ROLE_FIXED, BAD_USER_INPUT, and FORBIDDEN for a permission
   * that the caller lacks, whether the role has it or is to get it.
   */
  async save(by: Caller, dto: SaveRoleInput): Promise<Role> {
    const { id, version: _seen, ...data } = dto;
    requirePermissions(data.permissions ?? [], by.permissions);
    const action = { by, action: 'saveRole', entity: 'ROLE', id: id ?? null, seen: dto } as const;
    const saved = await this.audit.change(action, (queries) =>
      id ? this.edit(queries, by, id, data) : this.make(queries, data),
    );
    return this.byId(saved);
  }

  /** Throws NOT_FOUND, ROLE_FIXED, STILL_USED, FORBIDDEN. */
  async remove(by: Caller, id: string): Promise<void> {
    await this.audit.change({ by, action: 'removeRole', entity: 'ROLE', id }, async (queries) => {
      const role = await this.byId(id, queries);
      if (role.level) throw new ApiError('ROLE_FIXED');
      requirePermissions(role.permissions, by.permissions);
      refuseUsed({ people: role.people });
      await idOfWritten(queries.rows(REMOVE, { id }));
    });
  }

  private make(queries: Queries, { name, permissions, requiresSecondFactor = false }: SaveRoleInput): Promise<string> {
    if (!name || !permissions)
      throw badUserInput([
        ...(name ? [] : [fieldFault('dto.name', 'missing')]),
        ...(permissions ? [] : [fieldFault('dto.permissions', 'missing')]),
      ]);
    return idOfWritten(queries.rows(MAKE, { name, permissions, requiresSecondFactor }));
  }

  private async edit(queries: Queries, by: Caller, id: string, data: Omit<SaveRoleInput, 'id'>): Promise<string> {
    const role = await this.byId(id, queries);
    requirePermissions(role.permissions, by.permissions);
    if (role.level && (data.name ?? data.permissions)) throw new ApiError('ROLE_FIXED');
    return idOfWritten(queries.rows(EDIT, { id, values: ROLE.valuesOf(data) }));
  }
}

const roleIn = ({ level, permissions, ...role }: (typeof ROLES)['types']['row']): Role => ({
  ...role,
  level,
  permissions: [...permissionsIn(level ?? 'USER', permissions)],
});

const ROLE = changeableColumns<RoleRow>()('name', 'permissions', 'requiresSecondFactor');

const ROLES = statement('roles')`
SELECT r."id", r."name", r."level", r."permissions"::text[] AS "permissions", r."requiresSecondFactor", (
  SELECT count(*)::int FROM "user_account" u WHERE u."accessLevel" = coalesce(r."level", 'MANAGER')
    AND (u."roleId" = r."id" OR u."roleId" IS NULL AND r."level" IS NOT NULL OR r."level" = 'ADMIN') AND u."deletedAt" IS NULL
  ) AS "people"
FROM "role" r WHERE :id?::uuid IS NULL OR r."id" = :id ORDER BY r."level" NULLS LAST, r."name"`;

const MAKE = statement('make-role')`
INSERT INTO "role" ("name", "permissions", "requiresSecondFactor")
VALUES (:name, :permissions::"ProgramScope"[], :requiresSecondFactor) RETURNING "id"`;

const EDIT = statement('edit-role')`
UPDATE "role" changed SET ${ROLE.set}, "updatedAt" = now() WHERE "id" = :id RETURNING "id"`;

const REMOVE = statement('remove-role')`DELETE FROM "role" WHERE "id" = :id RETURNING "id"`;
