import type { Permission } from '../../../graphql/generated/graphql';

/** Permissions by kind of work. In each group, permissions to read come before permissions to change. */
export const PERMISSION_GROUPS = {
  orders: ['READ_ORDERS', 'WRITE_ORDERS', 'RETURNS', 'REFUNDS'],
  shoppers: [
    'READ_SHOPPERS',
    'WRITE_SHOPPERS',
    'POINTS',
    'PROMOCODES',
    'REQUESTS',
    'AGREED_PRICES',
    'REVIEWS',
    'EXPORT_SHOPPERS',
  ],
  goods: ['READ_CATALOGUE', 'WRITE_CATALOGUE', 'WRITE_ITEMS', 'STOCK', 'PRICES', 'FEEDS', 'UPLOAD'],
  showcase: ['CONTENT', 'MENU', 'REDIRECTS'],
  shop: ['SETTINGS', 'ROLES', 'AUDIT'],
  programs: ['PROGRAMS', 'CLIENTS', 'DOCUMENTS', 'WEBHOOKS'],
} as const satisfies Record<string, readonly Permission[]>;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;
