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

/** Leaves of the edits those that change something. The order of permissions means nothing. */
export function changesOf({ name, permissions, requiresSecondFactor }: Partial<RoleForm>, saved: RoleForm) {
  return {
    ...(name !== undefined && name !== saved.name && { name }),
    ...(permissions && !isSame(sorted(permissions), sorted(saved.permissions)) && { permissions }),
    ...(requiresSecondFactor !== undefined &&
      requiresSecondFactor !== saved.requiresSecondFactor && { requiresSecondFactor }),
  };
}

/** Returns what the API is told: of a role that is there, only what was changed. */
export function dtoOf(changes: Partial<RoleForm>, id: string | null): SaveRoleInput {
  const { name, permissions, requiresSecondFactor } = changes;
  return {
    ...(id !== null && { id }),
    ...(name !== undefined && { name: name.trim() }),
    ...(permissions && { permissions: [...permissions] }),
    ...(requiresSecondFactor !== undefined && { requiresSecondFactor }),
  };
}

/** Returns the permissions with this one, or without it. */
export function withPermission(
  permissions: readonly Permission[],
  permission: Permission,
  isGiven: boolean,
): readonly Permission[] {
  const others = permissions.filter((one) => one !== permission);
  return isGiven ? [...others, permission] : others;
}

/** Nobody gives or takes what they lack themselves. */
export const isWithin = (permissions: readonly Permission[], held: readonly Permission[]): boolean =>
  permissions.every((permission) => held.includes(permission));
