-- Every statement that changes a product, or the stock or price of an offer, adds one row per subject and transaction to
-- "webhook_change", if an endpoint gets the events. The API turns these rows into events with the state as it then is, so
-- many changes of a subject within a second become one event. Writers of one product wait for each other no more than
-- without webhooks.
-- Relied on by: webhooks (publish-changes.ts).

-- Trigger arguments: the kind, the SQL expression of the subject's id, and the source of the rows. The types of events
-- follow.
CREATE OR REPLACE FUNCTION note_webhook_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF is_webhook_wanted(VARIADIC TG_ARGV[3:]) THEN
    EXECUTE format(
      'INSERT INTO "webhook_change" ("kind", "subjectId", "transactionId", "cause")
       SELECT DISTINCT %L, %s, pg_current_xact_id()::text::bigint, current_cause() FROM %s
       ON CONFLICT DO NOTHING', TG_ARGV[0], TG_ARGV[1], TG_ARGV[2]);
  END IF;
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "webhook_stock_insert" AFTER INSERT ON "product_item" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_change('stock', 'changed."id"', 'changed', 'stock.changed');
CREATE OR REPLACE TRIGGER "webhook_stock_update" AFTER UPDATE ON "product_item"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_change('stock', 'changed."id"',
    'changed JOIN before USING ("id") WHERE (changed."stock", changed."reserved", changed."active", changed."deletedAt")
       IS DISTINCT FROM (before."stock", before."reserved", before."active", before."deletedAt")',
    'stock.changed');

CREATE OR REPLACE TRIGGER "webhook_price_insert" AFTER INSERT ON "price_details" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_change('price', 'changed."itemId"', 'changed', 'price.changed');
CREATE OR REPLACE TRIGGER "webhook_price_update" AFTER UPDATE ON "price_details"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_change('price', 'changed."itemId"',
    'changed JOIN before USING ("itemId") WHERE (changed."price", changed."oldPrice", changed."loyaltyPrice")
       IS DISTINCT FROM (before."price", before."oldPrice", before."loyaltyPrice")',
    'price.changed');

-- Figures of sales and views are not what a product is.
CREATE OR REPLACE TRIGGER "webhook_product_update" AFTER UPDATE ON "product"
  REFERENCING OLD TABLE AS before NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_change('product', 'changed."id"',
    'changed JOIN before USING ("id") WHERE to_jsonb(changed) - ''{unitSold,lastSoldAt,viewCount,updatedAt}''::text[]
       IS DISTINCT FROM to_jsonb(before) - ''{unitSold,lastSoldAt,viewCount,updatedAt}''::text[]',
    'product.saved', 'product.hidden');

DO $$
DECLARE
  event record;
BEGIN
  FOR event IN SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e(name, side)
  LOOP
    EXECUTE format(
      'CREATE OR REPLACE TRIGGER %I AFTER %s ON "custom_field_value" REFERENCING %s TABLE AS changed
       FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_change(''product'', ''changed."ownProductId"'',
         ''changed WHERE changed."ownProductId" IS NOT NULL'', ''product.saved'', ''product.hidden'')',
      'webhook_product_' || lower(event.name), event.name, event.side);
  END LOOP;
END $$;

DO $$
DECLARE
  source record;
  event record;
BEGIN
  FOR source IN SELECT * FROM (VALUES
    ('product', 'id', '{INSERT,DELETE}'::text[]),
    ('product_item', 'productId', '{INSERT,DELETE}'),
    ('product_image', 'productId', '{INSERT,UPDATE,DELETE}'),
    ('product_video', 'productId', '{INSERT,UPDATE,DELETE}'),
    ('product_brand', 'productId', '{INSERT,UPDATE,DELETE}'),
    ('product_colour', 'productId', '{INSERT,UPDATE,DELETE}'),
    ('product_badge', 'productId', '{INSERT,UPDATE,DELETE}'),
    ('properties', 'productId', '{INSERT,UPDATE,DELETE}')
  ) AS s(relation, id, events)
  LOOP
    FOR event IN
      SELECT * FROM (VALUES ('INSERT', 'NEW'), ('UPDATE', 'NEW'), ('DELETE', 'OLD')) AS e(name, side)
      WHERE e.name = ANY (source.events)
    LOOP
      EXECUTE format(
        'CREATE OR REPLACE TRIGGER %I AFTER %s ON %I REFERENCING %s TABLE AS changed
         FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_change(''product'', %L, ''changed'', ''product.saved'', ''product.hidden'')',
        'webhook_product_' || lower(event.name), event.name, source.relation, event.side, format('changed.%I', source.id));
    END LOOP;
  END LOOP;
END $$;
