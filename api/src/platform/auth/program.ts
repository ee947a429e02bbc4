import type { ProgramScope } from '../../generated/prisma/enums.js';

/** A program that calls `/admin/graphql` with an access token: an ERP, a warehouse, a report. */
export interface Program {
  id: string;
  scopes: readonly ProgramScope[];
}
