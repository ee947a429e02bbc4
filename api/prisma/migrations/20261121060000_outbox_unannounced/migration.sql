-- The indexer looks every 100 ms. The notification was never sent, EXECUTE leaves FOUND as it is, and had better not be:
-- who notifies commits in line with everybody else who does.
CREATE OR REPLACE FUNCTION note_product_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format(
    'INSERT INTO "search_outbox" ("productId", "transactionId")
     SELECT DISTINCT %s, pg_current_xact_id()::text::bigint FROM changed %s
     ON CONFLICT DO NOTHING', TG_ARGV[0], TG_ARGV[1]);
  RETURN NULL;
END $$;
