import type { Permission } from './permissions.js';

/** A program that calls `/admin/graphql` with an access token: an ERP, a warehouse, a report. */
export interface Program {
  id: string;
  name: string;
  /** The program's permissions. */
  scopes: readonly Permission[];
}
