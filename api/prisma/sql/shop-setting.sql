-- A setting is one line that is not empty, and no secret: those are in the environment alone.
-- Relied on by: settings, which writes them, and every process of the API, which reads them.

ALTER TABLE "shop_setting"
  DROP CONSTRAINT IF EXISTS "shop_setting_name_check",
  ADD CONSTRAINT "shop_setting_name_check"
    CHECK ("name" ~ '^[A-Z][A-Z_]{2,59}$' AND "name" !~ '(SECRET|PASSWORD|TOKEN|KEY)'),
  DROP CONSTRAINT IF EXISTS "shop_setting_value_check",
  ADD CONSTRAINT "shop_setting_value_check"
    CHECK (char_length("value") BETWEEN 1 AND 10000 AND "value" !~ '[\x01-\x1F\x7F]');
