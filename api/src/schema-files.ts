/** The files of the operators' schema: queries, mutations and subscriptions; input types and enums; everything else. */
export const ADMIN_FILES = ['admin-calls', 'admin-inputs', 'admin-schema'] as const;
export type AdminFile = (typeof ADMIN_FILES)[number];
