import { followMerge } from '../../../change-sets/index.js';
import { statement } from '../../../platform/database/statement.js';
import { HOLD_COLOUR, LOCK_COLOURS, REMOVE_COLOUR } from '../edit-colours.js';
import type { Mergeable } from './mergeable.js';

export const MERGE_COLOURS: Mergeable = {
  lock: LOCK_COLOURS,
  hold: HOLD_COLOUR,
  count: async (queries, ids) => {
    const [counts] = await queries.rows(COUNTS, ids);
    return { ...counts!, lost: [] };
  },
  move: async (queries, ids) => {
    await queries.rows(MOVE_PRODUCTS, ids);
    await followMerge(queries, 'COLOUR', ids);
    await queries.rows(KEEP_NAMES, ids);
  },
  remove: REMOVE_COLOUR,
};

const COUNTS = statement('merge-colour-counts')`
SELECT count(*)::int AS "products", count(t."productId")::int AS "productsWithBoth" FROM "product_colour" o
LEFT JOIN "product_colour" t ON t."productId" = o."productId" AND t."colourId" = :target WHERE o."colourId" = :source`;

const MOVE_PRODUCTS = statement('merge-colour-products')`
WITH gone AS (DELETE FROM "product_colour" WHERE "colourId" = :source RETURNING "productId", "position")
INSERT INTO "product_colour" AS c ("productId", "colourId", "position") SELECT "productId", :target, "position" FROM gone
ON CONFLICT ("productId", "colourId") DO UPDATE SET "position" = least(c."position", excluded."position")`;

const KEEP_NAMES = statement('merge-colour-names')`
WITH sides AS (
  SELECT s."slug" AS "from", t."slug" AS "to" FROM "color_pallete" s, "color_pallete" t WHERE s."id" = :source AND t."id" = :target),
same AS (DELETE FROM "former_name" n USING sides WHERE n."kind" = 'COLOUR' AND n."slug" = sides."to"),
names AS (
  UPDATE "former_name" n SET "colourId" = :target FROM sides WHERE n."colourId" = :source AND n."slug" NOT IN (sides."from", sides."to"))
INSERT INTO "former_name" ("kind", "slug", "name", "colourId")
SELECT 'COLOUR', c."slug", c."name", :target FROM "color_pallete" c WHERE c."id" = :source
ON CONFLICT ("kind", "slug") DO UPDATE SET "name" = excluded."name", "colourId" = excluded."colourId", "mergedAt" = now()`;
