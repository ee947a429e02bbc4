import { rows } from '@meet/statements';
import type { Pool } from '../../platform/database/open-pool.js';
import { statement } from '../../platform/database/statement.js';
import { ColumnMapping } from './column-mapping.js';

/** Returns the mapping that was confirmed for a source; null if there is none. */
export async function rememberedMapping(pool: Pool, source: string): Promise<ColumnMapping | null> {
  const [row] = await rows(pool, MAPPING_OF_SOURCE, { source });
  return row ? ColumnMapping.parse(row.mapping) : null;
}

/** Remembers the mapping of a source. */
export async function rememberMapping(pool: Pool, source: string, mapping: ColumnMapping): Promise<void> {
  await rows(pool, REMEMBER_MAPPING, { source, mapping: JSON.stringify(mapping) });
}

const MAPPING_OF_SOURCE = statement('price-list-mapping-of-source')`
  SELECT "mapping" FROM "price_list_mapping" WHERE "source" = :source`;

export const REMEMBER_MAPPING = statement('price-list-remember-mapping')`
  INSERT INTO "price_list_mapping" ("source", "mapping") VALUES (:source, :mapping::jsonb)
  ON CONFLICT ("source") DO UPDATE SET "mapping" = EXCLUDED."mapping", "confirmedAt" = now()
  RETURNING "source"`;
