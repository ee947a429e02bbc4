-- Counts hits of several callers on rate limits, all in one transaction: of each caller in their order, until one is blocked.
-- Hits of a caller are neighbours. Returns each hit that was counted: its caller, the hits of its counter, the whole seconds
-- until the window ends, and those until the block ends, or 0.
-- A window starts with its first hit. A block starts with the first hit above the limit, and hits during a block are not
-- counted. The row locks make parallel hits run one after another. They are taken in the order of the keys, so no two
-- transactions wait for each other.
-- Relied on by: platform/throttling (adapters/postgres.ts).

-- The whole seconds until a time, rounded up.
CREATE OR REPLACE FUNCTION seconds_until(time_at timestamptz) RETURNS int LANGUAGE sql STABLE
RETURN ceil(extract(epoch FROM time_at - now()))::int;

CREATE OR REPLACE FUNCTION count_hits(callers int[], keys text[], more int[], windows float8[], limits int[], blocks float8[])
RETURNS TABLE (caller int, total int, expires int, blocked int) LANGUAGE plpgsql AS $$
#variable_conflict use_column
DECLARE
  counted_hits int;
  blocked_caller int;
BEGIN
  -- Mostly nobody is blocked. Then one statement counts all hits of a counter at once.
  BEGIN
    RETURN QUERY
    WITH hit AS MATERIALIZED (
      SELECT h.*, sum(h."more") OVER "ofKey" AS "soFar", lead(h."n") OVER "ofKey" IS NULL AS "isLast"
      FROM unnest((SELECT callers), (SELECT keys), (SELECT more), (SELECT windows), (SELECT limits), (SELECT blocks))
        WITH ORDINALITY AS h("caller", "key", "more", "window", "most", "block", "n")
      WINDOW "ofKey" AS (PARTITION BY h."key" ORDER BY h."n")
    ), wanted AS MATERIALIZED (
      -- A limit of 0 behind the other hits of a counter blocks it.
      SELECT "key", sum("more")::int AS "more", min("window") AS "window", min("most") FILTER (WHERE "most" > 0 OR NOT "isLast") AS "most",
        max("block") FILTER (WHERE "most" = 0) AS "block"
      FROM hit GROUP BY "key"
    ), counted AS (
      INSERT INTO "throttle_counter" AS c ("key", "hits", "endsAt", "blockedUntil")
      SELECT "key", "more", now() + make_interval(secs => "window"), now() + make_interval(secs => "block") FROM wanted ORDER BY "key"
      ON CONFLICT ("key") DO UPDATE SET
        "hits" = CASE WHEN c."endsAt" <= now() OR c."blockedUntil" IS NOT NULL THEN 0 ELSE c."hits" END + excluded."hits",
        "endsAt" = CASE WHEN c."endsAt" <= now() OR c."blockedUntil" IS NOT NULL THEN excluded."endsAt" ELSE c."endsAt" END,
        "blockedUntil" = excluded."blockedUntil"
      WHERE c."blockedUntil" IS NULL OR c."blockedUntil" <= now()
      RETURNING "key", "hits", "endsAt"
    )
    SELECT h."caller", (c."hits" - w."more" + h."soFar")::int, seconds_until(c."endsAt"),
      CASE h."most" WHEN 0 THEN ceil(h."block")::int ELSE 0 END
    FROM hit h JOIN wanted w USING ("key") JOIN counted c USING ("key")
    WHERE NOT EXISTS (SELECT FROM wanted w LEFT JOIN counted c USING ("key") WHERE (c."hits" <= w."most") IS NOT TRUE)
    ORDER BY h."n";
    GET DIAGNOSTICS counted_hits = ROW_COUNT;
    IF counted_hits = cardinality(keys) THEN RETURN; END IF;
    RAISE SQLSTATE 'MEET1';
  EXCEPTION WHEN SQLSTATE 'MEET1' THEN NULL;
  END;

  -- Somebody is blocked. The hits are counted one by one, when the rows of all counters are there and locked.
  INSERT INTO "throttle_counter" AS c ("key", "hits", "endsAt")
  SELECT DISTINCT "key", 0, now() FROM unnest(keys) AS k("key") ORDER BY "key"
  ON CONFLICT ("key") DO UPDATE SET "hits" = c."hits";
  FOR n IN 1 .. cardinality(keys) LOOP
    CONTINUE WHEN callers[n] = blocked_caller;
    caller := callers[n];
    UPDATE "throttle_counter" AS c SET
      "hits" = CASE WHEN c."blockedUntil" > now() THEN c."hits" WHEN c."endsAt" <= now() OR c."blockedUntil" IS NOT NULL THEN more[n]
                    ELSE c."hits" + more[n] END,
      "endsAt" = CASE WHEN c."blockedUntil" > now() THEN c."endsAt"
                      WHEN c."endsAt" <= now() OR c."blockedUntil" IS NOT NULL THEN now() + make_interval(secs => windows[n])
                      ELSE c."endsAt" END,
      "blockedUntil" = CASE WHEN c."blockedUntil" > now() THEN c."blockedUntil"
                            WHEN c."endsAt" > now() AND c."blockedUntil" IS NULL AND c."hits" + more[n] > limits[n]
                              THEN now() + make_interval(secs => blocks[n]) END
    WHERE c."key" = keys[n]
    RETURNING "hits", seconds_until("endsAt"), coalesce(seconds_until("blockedUntil"), 0) INTO total, expires, blocked;
    RETURN NEXT;
    IF blocked > 0 THEN blocked_caller := callers[n]; END IF;
  END LOOP;
END $$;

-- What processes of the version before call, while they are replaced one by one.
CREATE OR REPLACE FUNCTION count_hits(keys text[], more int[], windows float8[], limits int[], blocks float8[])
RETURNS TABLE (total int, expires int, blocked int) LANGUAGE sql
AS $$ SELECT h.total, h.expires, h.blocked FROM count_hits(array_fill(0, ARRAY[cardinality(keys)]), keys, more, windows, limits, blocks) h $$;
