-- A promo code is written in upper case without spaces, has a possible discount and ends after it starts. It is never
-- used more often than its limit: the CHECK refuses the order that would exceed it.
-- Relied on by: promo, which counts uses, and operator, which writes codes.

ALTER TABLE "promocode"
  DROP CONSTRAINT IF EXISTS "promocode_code_check",
  ADD CONSTRAINT "promocode_code_check" CHECK ("code" = upper("code") AND "code" ~ '^\S{3,40}$'),
  DROP CONSTRAINT IF EXISTS "promocode_value_check",
  ADD CONSTRAINT "promocode_value_check"
    CHECK ("value" > 0 AND ("kind" = 'FIXED' OR "value" <= 100) AND "minimum" >= 0),
  DROP CONSTRAINT IF EXISTS "promocode_window_check",
  ADD CONSTRAINT "promocode_window_check" CHECK ("endsAt" > "startsAt"),
  DROP CONSTRAINT IF EXISTS "promocode_use_check",
  ADD CONSTRAINT "promocode_use_check"
    CHECK ("used" >= 0 AND "used" <= "usageLimit" AND "usageLimit" > 0 AND "usageLimitPerUser" > 0);
