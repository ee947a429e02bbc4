/** SQL condition: category `c` has a feed's own name, and no goods, category, size grid, mapping or menu entry needs it. */
export const IS_UNUSED = `c."feedSource" IS NOT NULL
  AND NOT EXISTS (SELECT FROM "category" child WHERE child."parentId" = c."id")
  AND NOT EXISTS (SELECT FROM "product" p WHERE c."id" IN (p."productCategoryId", p."productTypeId", p."productSubTypeId"))
  AND NOT EXISTS (SELECT FROM "size_grid" g WHERE g."categoryId" = c."id")
  AND NOT EXISTS (SELECT FROM "category_mapping" m WHERE m."categoryId" = c."id")
  AND NOT EXISTS (SELECT FROM "directory_filter" f JOIN "directory" d ON d."id" = f."directoryId"
    WHERE f."filterType" = 'CATEGORY' AND f."value" = c."slug" AND NOT d."derived")`;
