-- Counts hits on rate limits in their order, all in one transaction, and stops after the first one that is blocked. Returns
-- each that was counted: its hits, the whole seconds until its window ends, and those until its block ends, or 0.
-- A window starts with its first hit. A block starts with the first hit above the limit, and hits during a block are not
-- counted. The row locks make parallel hits run one after another; whoever counts on several limits names them in the same
-- order, so no two wait for each other.
-- Relied on by: platform/throttling (adapters/postgres.ts).

-- The whole seconds until a time, rounded up. 0.001 is subtracted because stored times are rounded to milliseconds.
CREATE OR REPLACE FUNCTION seconds_until(time_at timestamptz) RETURNS int LANGUAGE sql STABLE
RETURN ceil(extract(epoch FROM time_at - now()) - 0.001)::int;

CREATE OR REPLACE FUNCTION count_hits(keys text[], more int[], windows float8[], limits int[], blocks float8[])
RETURNS TABLE (total int, expires int, blocked int) LANGUAGE plpgsql AS $$
BEGIN
  FOR n IN 1 .. cardinality(keys) LOOP
    INSERT INTO "throttle_counter" AS c ("key", "hits", "endsAt")
    VALUES (keys[n], more[n], now() + make_interval(secs => windows[n]))
    ON CONFLICT ("key") DO UPDATE SET
      "hits" = CASE WHEN c."blockedUntil" > now() THEN c."hits" WHEN c."endsAt" <= now() OR c."blockedUntil" IS NOT NULL THEN more[n]
                    ELSE c."hits" + more[n] END,
      "endsAt" = CASE WHEN c."blockedUntil" > now() THEN c."endsAt"
                      WHEN c."endsAt" <= now() OR c."blockedUntil" IS NOT NULL THEN now() + make_interval(secs => windows[n])
                      ELSE c."endsAt" END,
      "blockedUntil" = CASE WHEN c."blockedUntil" > now() THEN c."blockedUntil"
                            WHEN c."endsAt" > now() AND c."blockedUntil" IS NULL AND c."hits" + more[n] > limits[n]
                              THEN now() + make_interval(secs => blocks[n]) END
    RETURNING "hits", seconds_until("endsAt"), coalesce(seconds_until("blockedUntil"), 0) INTO total, expires, blocked;
    RETURN NEXT;
    EXIT WHEN blocked > 0;
  END LOOP;
END $$;
