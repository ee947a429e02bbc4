import { statementsOf } from '@meet/statements';
import type { StatementTypes } from './statement-types.js';

/** Declares an SQL statement of the indexer. After changing one, run `npm run statements` to generate its types. */
export const statement = statementsOf<StatementTypes>();
