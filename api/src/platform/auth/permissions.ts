import type { AccessLevel } from '../../generated/prisma/enums.js';
import { Permission } from '../../generated/prisma/enums.js';
import { ApiError } from '../../shared/api-error.js';

export { Permission };

const EVERY: readonly Permission[] = Object.values(Permission);

/** The permissions of managers. */
const OF_MANAGERS: readonly Permission[] = [
  'READ_CATALOGUE',
  'WRITE_CATALOGUE',
  'UPLOAD',
  'STOCK',
  'READ_ORDERS',
  'WRITE_ORDERS',
  'RETURNS',
  'READ_SHOPPERS',
  'WRITE_SHOPPERS',
  'CONTENT',
  'REVIEWS',
  'REQUESTS',
];

/** The permissions of the access levels. Administrators have every permission, including those of later versions. */
export const PERMISSIONS_OF: Record<AccessLevel, readonly Permission[]> = {
  USER: [],
  MANAGER: OF_MANAGERS,
  ADMIN: EVERY,
};

/** Throws FORBIDDEN, which names the permission; programs call it a scope. */
export function requirePermission(permission: Permission, held: readonly Permission[]): void {
  if (!held.includes(permission)) throw new ApiError('FORBIDDEN.PERMISSION', { permission, scope: permission });
}

/** Requires each of the permissions: nobody grants or withdraws a permission that they lack. */
export function requirePermissions(wanted: readonly Permission[], held: readonly Permission[]): void {
  for (const permission of wanted) requirePermission(permission, held);
}
