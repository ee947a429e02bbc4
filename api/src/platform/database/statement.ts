import { statementsOf } from '@meet/statements';
import type { StatementTypes } from './statement-types.js';

/** Declares an SQL statement of the API. After changing one, run `npm run statements` to update its types. */
export const statement = statementsOf<StatementTypes>();
