import { statement } from '../platform/database/statement.js';
import type { Transaction } from './catalog-transaction.js';
import { outcomeOf, type RecordOf, type ReferenceOutcome } from './reference-outcome.js';

/**
 * Writes a menu entry, identified by its slug, with its filters. `derived` means that an import has created the entry
 * from the goods on sale; an unchanged entry keeps its former value of `derived`.
 */
export async function writeDirectory(
  transaction: Transaction,
  directory: Omit<RecordOf<'directory'>, 'kind'> & { derived: boolean },
): Promise<ReferenceOutcome> {
  const [there] = await transaction.rows(DIRECTORY_FILTERS, { slug: directory.slug });
  const wanted = directory.filters.map((filter) => [filter.name, filter.filterType, filter.value]);
  const refiltered = JSON.stringify(there?.filters) !== JSON.stringify(wanted);
  const written = await transaction.rows(UPSERT_DIRECTORY, {
    slug: directory.slug,
    name: directory.name,
    position: directory.position,
    logoUrl: directory.logoUrl,
    href: directory.href,
    derived: directory.derived,
    refiltered,
  });
  if (refiltered) {
    const { id } = written[0]!;
    await transaction.rows(DELETE_DIRECTORY_FILTERS, { id });
    const filters = directory.filters.map((filter, position) => ({ ...filter, position }));
    await transaction.rows(INSERT_DIRECTORY_FILTERS, { id, filters: JSON.stringify(filters) });
  }
  return outcomeOf(written);
}

const UPSERT_DIRECTORY = statement('upsert-directory')`
INSERT INTO "directory" AS d ("slug", "name", "position", "logoUrl", "href", "derived")
VALUES (:slug, :name, :position::int, :logoUrl?, :href?, :derived::boolean)
ON CONFLICT ("slug") DO UPDATE SET "name" = excluded."name", "position" = excluded."position",
  "logoUrl" = excluded."logoUrl", "href" = excluded."href", "derived" = excluded."derived", "updatedAt" = now()
WHERE :refiltered::boolean
  OR (d."name", d."position", d."logoUrl", d."href") IS DISTINCT FROM (excluded."name", excluded."position", excluded."logoUrl", excluded."href")
RETURNING d."id", (d.xmax = 0) IS TRUE AS "created"`;

const DIRECTORY_FILTERS = statement('directory-filters')`
SELECT d."id", coalesce((SELECT jsonb_agg(jsonb_build_array(f."name", f."filterType", f."value") ORDER BY f."position", f."id")
  FROM "directory_filter" f WHERE f."directoryId" = d."id"), '[]') AS "filters"
FROM "directory" d WHERE d."slug" = :slug`;

const DELETE_DIRECTORY_FILTERS = statement('delete-directory-filters')`
DELETE FROM "directory_filter" WHERE "directoryId" = :id::uuid`;

const INSERT_DIRECTORY_FILTERS = statement('insert-directory-filters')`
INSERT INTO "directory_filter" ("directoryId", "name", "position", "filterType", "value")
SELECT :id::uuid, i."name", i."position", i."filterType"::"DirectoryFilterType", i."value"
FROM jsonb_to_recordset(:filters::jsonb) AS i("name" text, "position" int, "filterType" text, "value" text)`;
