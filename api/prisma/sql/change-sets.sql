-- A transaction that belongs to a run says so by `set_config('meet.change_set', id, true)`. Each row of the catalogue that
-- it changes is then kept as it was before the run and as it is after it.
-- Relied on by: feeds, whose imports can be read and undone (docs/adr/0045-change-sets.md).

-- SQL that compares the key columns of two row aliases.
CREATE OR REPLACE FUNCTION key_condition(keys text, one text, other text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(format('%1$I.%2$I = %3$I.%2$I', one, name, other), ' AND ') FROM unnest(string_to_array(keys, ',')) AS name
$$;

-- Where an offer stands: product, size and supplier.
CREATE OR REPLACE FUNCTION place_of(offer jsonb) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(' ', offer ->> 'productId', offer ->> 'sizeId', offer ->> 'supplierId')
$$;

-- Ids of the rows of a table that a run made.
CREATE OR REPLACE FUNCTION made_by(set_id uuid, of_relation text) RETURNS SETOF uuid LANGUAGE sql STABLE AS $$
  SELECT (r."after" ->> 'id')::uuid FROM "changed_row" r
  WHERE r."changeSetId" = set_id AND r."relation" = of_relation AND r."before" IS NULL AND r."after" IS NOT NULL
$$;

-- Trigger argument: the columns of the primary key, separated by commas.
CREATE OR REPLACE FUNCTION record_changes() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  keys text := (SELECT string_agg(format('%%1$s.%I', name), ', ') FROM unnest(string_to_array(TG_ARGV[0], ',')) AS name);
  written text := CASE TG_OP
    -- Of a new row the key is enough to delete it again; the rest of it is in its table.
    WHEN 'INSERT' THEN format('SELECT jsonb_build_array(%s)::text, NULL::jsonb, jsonb_build_object(%s) FROM changed c',
      format(keys, 'c'), (SELECT string_agg(format('%L, c.%I', name, name), ', ') FROM unnest(string_to_array(TG_ARGV[0], ',')) AS name))
    WHEN 'DELETE' THEN format('SELECT jsonb_build_array(%s)::text, to_jsonb(c), NULL::jsonb FROM changed c', format(keys, 'c'))
    ELSE format('SELECT coalesce(b.k, a.k), b.r, a.r
      FROM (SELECT jsonb_build_array(%s)::text AS k, to_jsonb(c) AS r FROM before c) b
      FULL JOIN (SELECT jsonb_build_array(%s)::text AS k, to_jsonb(c) AS r FROM changed c) a ON a.k = b.k
      WHERE a.r IS DISTINCT FROM b.r', format(keys, 'c'), format(keys, 'c'))
  END;
BEGIN
  EXECUTE format('INSERT INTO "changed_row" AS r ("changeSetId", "relation", "key", "before", "after")
    SELECT current_setting(''meet.change_set'')::uuid, %L, w.* FROM (%s) w
    ON CONFLICT ("changeSetId", "relation", "key") DO UPDATE SET "after" = excluded."after"', TG_TABLE_NAME, written);
  RETURN NULL;
END $$;

-- Tables of a change set, those that others refer to first, with the columns of their primary keys. What belongs to
-- shoppers (favourites, notices) is not kept here.
CREATE OR REPLACE FUNCTION change_set_relations() RETURNS TABLE ("place" bigint, "relation" text, "keys" text)
LANGUAGE sql IMMUTABLE AS $$
  SELECT row_number() OVER (), relation, keys FROM (VALUES
    ('category', 'id'), ('brand', 'id'), ('model', 'id'), ('color_pallete', 'id'), ('size', 'id'), ('supplier', 'id'),
    ('badge', 'id'), ('size_grid', 'id'), ('size_grid_row', 'id'), ('directory', 'id'), ('directory_filter', 'id'),
    ('product', 'id'), ('product_source', 'source,externalId'), ('product_brand', 'productId,brandId'),
    ('product_colour', 'productId,colourId'), ('product_badge', 'productId,badgeId'), ('properties', 'productId'),
    ('product_seo_tags', 'productId'), ('product_image', 'id'), ('product_item', 'id'), ('price_details', 'itemId'),
    ('scheduled_price', 'itemId,position'), ('held_back_price', 'itemId'), ('former_slug', 'kind,slug'),
    ('collection', 'id'), ('collection_product', 'collectionId,productId'), ('category_mapping', 'source,feedCategory')
  ) AS v(relation, keys)
$$;

DO $$
DECLARE
  part record;
BEGIN
  FOR part IN SELECT * FROM change_set_relations() LOOP
    EXECUTE format('CREATE OR REPLACE TRIGGER "record_insert" AFTER INSERT ON %I REFERENCING NEW TABLE AS changed
      FOR EACH STATEMENT WHEN (current_setting(''meet.change_set'', true) <> '''') EXECUTE FUNCTION record_changes(%L)',
      part.relation, part.keys);
    EXECUTE format('CREATE OR REPLACE TRIGGER "record_update" AFTER UPDATE ON %I REFERENCING OLD TABLE AS before NEW TABLE AS changed
      FOR EACH STATEMENT WHEN (current_setting(''meet.change_set'', true) <> '''') EXECUTE FUNCTION record_changes(%L)',
      part.relation, part.keys);
    EXECUTE format('CREATE OR REPLACE TRIGGER "record_delete" AFTER DELETE ON %I REFERENCING OLD TABLE AS changed
      FOR EACH STATEMENT WHEN (current_setting(''meet.change_set'', true) <> '''') EXECUTE FUNCTION record_changes(%L)',
      part.relation, part.keys);
  END LOOP;
END $$;

-- Undoes a run: rows are as they were before it, but for what was changed since. Stock falls and rises by the run's
-- difference, so what was sold since stays sold. What the run made is deleted; an offer that was ordered since stays, off
-- sale. Returns the rows that could not be undone.
CREATE OR REPLACE FUNCTION undo_change_set(set_id uuid) RETURNS TABLE ("relation" text, "key" text, "reason" text)
LANGUAGE plpgsql AS $$
DECLARE
  part record;
  made record;
  columns text;
  same text;
  products bigint := (SELECT r."place" FROM change_set_relations() r WHERE r."relation" = 'product');
  -- Offers that the run made and that were ordered since, and products that the run made for them.
  ordered uuid[] := ARRAY(SELECT m FROM made_by(set_id, 'product_item') m
    WHERE EXISTS (SELECT FROM "order_product_item" u WHERE u."itemId" = m));
  shown uuid[] := ARRAY(SELECT o."productId" FROM "product_item" o JOIN made_by(set_id, 'product') m ON o."productId" = m
    WHERE o."id" = ANY (ordered));
BEGIN
  UPDATE "product_item" SET "active" = false, "updatedAt" = now() WHERE "id" = ANY (ordered);
  RETURN QUERY SELECT 'product_item', jsonb_build_array(o)::text, 'it was ordered since, and is off sale' FROM unnest(ordered) AS o;

  -- Children that the run made. Products go last, because what it moved to them has to move back first.
  FOR part IN SELECT * FROM change_set_relations() r WHERE r."place" > products ORDER BY r."place" DESC LOOP
    -- The source goes: the next import that names the product compares all of it.
    SELECT string_agg(format('t.%I <> ALL ($%s)', a.attname, CASE a.attname WHEN 'productId' THEN 2 ELSE 3 END), ' AND ')
    INTO same FROM pg_attribute a
    WHERE a.attrelid = format('%I', part."relation")::regclass AND part."relation" <> 'product_source' AND NOT a.attisdropped
      AND (a.attname IN ('productId', 'itemId') AND part."relation" <> 'product_item' OR (part."relation", a.attname) = ('product_item', 'id'));
    EXECUTE format('DELETE FROM %1$I t USING "changed_row" r, jsonb_populate_record(NULL::%1$I, r."after") a
      WHERE r."changeSetId" = $1 AND r."relation" = %1$L AND r."before" IS NULL AND r."after" IS NOT NULL AND %2$s AND %3$s',
      part."relation", key_condition(part."keys", 't', 'a'), coalesce(same, 'true')) USING set_id, shown, ordered;
  END LOOP;

  FOR part IN SELECT * FROM change_set_relations() r ORDER BY r."place" LOOP
    EXECUTE format('INSERT INTO %1$I SELECT b.* FROM "changed_row" r, jsonb_populate_record(NULL::%1$I, r."before") b
      WHERE r."changeSetId" = $1 AND r."relation" = %1$L AND r."before" IS NOT NULL AND r."after" IS NULL
      ON CONFLICT DO NOTHING', part."relation") USING set_id;

    IF part."relation" = 'product_item' THEN
      -- Offers that changed places stand aside first: a place is never taken twice.
      INSERT INTO "supplier" ("id", "slug", "name") SELECT (r."after" ->> 'id')::uuid, r."after" ->> 'id', ''
      FROM "changed_row" r WHERE r."changeSetId" = set_id AND r."relation" = 'product_item' AND place_of(r."before") <> place_of(r."after");
      UPDATE "product_item" t SET "supplierId" = t."id" FROM "changed_row" r
      WHERE r."changeSetId" = set_id AND r."relation" = 'product_item' AND t."id" = (r."after" ->> 'id')::uuid
        AND place_of(r."before") <> place_of(r."after");
    END IF;

    SELECT string_agg(CASE
        WHEN a.attname = 'updatedAt' THEN '"updatedAt" = now()'
        WHEN (part."relation", a.attname) = ('product_item', 'stock')
          THEN '"stock" = greatest(t."reserved", t."stock" - a."stock" + b."stock")'
        WHEN (part."relation", a.attname) = ('product_item', 'supplierId')
          THEN '"supplierId" = CASE WHEN t."supplierId" = t."id" OR t."supplierId" = a."supplierId" THEN b."supplierId" ELSE t."supplierId" END'
        WHEN part."relation" IN ('product', 'product_item')
          THEN format('%1$I = CASE WHEN t.%1$I IS NOT DISTINCT FROM a.%1$I THEN b.%1$I ELSE t.%1$I END', a.attname)
        ELSE format('%1$I = b.%1$I', a.attname) END, ', ' ORDER BY a.attnum)
    INTO columns
    FROM pg_attribute a
    WHERE a.attrelid = format('%I', part."relation")::regclass AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      AND a.attname <> ALL (string_to_array(part."keys", ',')) AND (part."relation", a.attname) <> ('product_item', 'reserved');
    CONTINUE WHEN columns IS NULL;
    same := CASE WHEN part."relation" IN ('product', 'product_item') THEN 'true'
      ELSE -- Nulls do not count: the row may have a column that was added after the run.
      $sql$jsonb_strip_nulls(to_jsonb(t) - 'updatedAt' - 'importedAt') = jsonb_strip_nulls(r."after" - 'updatedAt' - 'importedAt')$sql$ END;
    RETURN QUERY EXECUTE format('SELECT r."relation", r."key", ''it was changed since'' FROM "changed_row" r
      JOIN LATERAL jsonb_populate_record(NULL::%1$I, r."after") a ON true JOIN %1$I t ON %2$s
      WHERE r."changeSetId" = $1 AND r."relation" = %1$L AND r."before" IS NOT NULL AND r."after" IS NOT NULL AND NOT (%3$s)',
      part."relation", key_condition(part."keys", 't', 'a'), same) USING set_id;
    EXECUTE format('UPDATE %1$I t SET %2$s FROM "changed_row" r, jsonb_populate_record(NULL::%1$I, r."before") b,
        jsonb_populate_record(NULL::%1$I, r."after") a
      WHERE r."changeSetId" = $1 AND r."relation" = %1$L AND r."before" IS NOT NULL AND r."after" IS NOT NULL AND %3$s AND %4$s',
      part."relation", columns, key_condition(part."keys", 't', 'a'), same) USING set_id;

    IF part."relation" = 'product_item' THEN
      DELETE FROM "supplier" s USING "changed_row" r
      WHERE r."changeSetId" = set_id AND r."relation" = 'product_item' AND s."id" = (r."after" ->> 'id')::uuid AND s."name" = '';
    END IF;
  END LOOP;

  UPDATE "product" p SET "active" = false, "updatedAt" = now() FROM made_by(set_id, 'product') m
  WHERE p."id" = m AND EXISTS (SELECT FROM "product_item" o WHERE o."productId" = p."id");
  DELETE FROM "product" p USING made_by(set_id, 'product') m
  WHERE p."id" = m AND NOT EXISTS (SELECT FROM "product_item" o WHERE o."productId" = p."id");
  -- What products refer to stays while one does.
  FOR part IN SELECT * FROM (VALUES ('directory_filter', NULL, NULL), ('directory', NULL, NULL), ('size_grid_row', NULL, NULL),
    ('size_grid', NULL, NULL), ('badge', 'product_badge', 'badgeId'), ('supplier', 'product_item', 'supplierId'),
    ('size', 'product_item', 'sizeId'), ('color_pallete', 'product_colour', 'colourId'), ('model', 'product', 'modelId'),
    ('brand', 'product_brand', 'brandId')) AS v("relation", "user", "column")
  LOOP
    EXECUTE format('DELETE FROM %1$I t USING made_by($1, %1$L) m WHERE t."id" = m', part."relation")
      || CASE WHEN part."user" IS NULL THEN ''
         ELSE format(' AND NOT EXISTS (SELECT FROM %I x WHERE x.%I = t."id")', part."user", part."column") END
    USING set_id;
  END LOOP;
  -- The deepest level first: a category stays while another is below it.
  FOR made IN SELECT t."id" FROM "category" t JOIN made_by(set_id, 'category') m ON t."id" = m ORDER BY t."level" DESC LOOP
    DELETE FROM "category" t WHERE t."id" = made."id"
      AND NOT EXISTS (SELECT FROM "category" x WHERE x."parentId" = t."id")
      AND NOT EXISTS (SELECT FROM "product" x WHERE t."id" IN (x."productCategoryId", x."productTypeId", x."productSubTypeId"));
  END LOOP;
END $$;
