import { statementsOf } from '@meet/statements';
import type { StatementTypes } from './statement-types.js';

/** Declares a statement of the indexer. After a change of one: `npm run statements` writes its types. */
export const statement = statementsOf<StatementTypes>();
