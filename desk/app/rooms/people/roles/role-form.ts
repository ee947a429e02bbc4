import type { Permission, RoleLineFragment, SaveRoleInput } from '../../../graphql/generated/graphql';

/** What the page of a role edits. */
export interface RoleForm {
  name: string;
  permissions: readonly Permission[];
  requiresSecondFactor: boolean;
}

export const NEW_ROLE: RoleForm = { name: '', permissions: [], requiresSecondFactor: false };

export const formOf = ({ name, permissions, requiresSecondFactor }: RoleLineFragment): RoleForm => ({
  ...{ name, permissions, requiresSecondFactor },
});

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
const sorted = (permissions: readonly Permission[] | undefined) => permissions && [...permissions].sort();

/** Returns the edits that differ from the saved values. The order of permissions does not matter. */
export function changesOf({ name, permissions, requiresSecondFactor }: Partial<RoleForm>, saved: RoleForm) {
  return {
    ...(name !== undefined && name !== saved.name && { name }),
    ...(permissions && !isSame(sorted(permissions), sorted(saved.permissions)) && { permissions }),
    ...(requiresSecondFactor !== undefined &&
      requiresSecondFactor !== saved.requiresSecondFactor && { requiresSecondFactor }),
  };
}

/** Returns the API input; for an existing role, only the changed fields. */
export function dtoOf(changes: Partial<RoleForm>, id: string | null): SaveRoleInput {
  const { name, permissions, requiresSecondFactor } = changes;
  return {
    ...(id !== null && { id }),
    ...(name !== undefined && { name: name.trim() }),
    ...(permissions && { permissions: [...permissions] }),
    ...(requiresSecondFactor !== undefined && { requiresSecondFactor }),
  };
}

/** Returns the permissions with this permission added or removed. */
export function withPermission(
  permissions: readonly Permission[],
  permission: Permission,
  isGiven: boolean,
): readonly Permission[] {
  const others = permissions.filter((one) => one !== permission);
  return isGiven ? [...others, permission] : others;
}

/** Nobody can grant or remove permissions that they lack themselves. */
export const isWithin = (permissions: readonly Permission[], held: readonly Permission[]): boolean =>
  permissions.every((permission) => held.includes(permission));
