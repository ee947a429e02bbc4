-- A passkey has a name of 1 to 60 characters, a count of its uses, and a list of transports, empty if its device named none.
-- Relied on by: second-factor (passkeys.ts).

ALTER TABLE "passkey"
  ALTER COLUMN "transports" SET NOT NULL,
  DROP CONSTRAINT IF EXISTS "passkey_check",
  ADD CONSTRAINT "passkey_check" CHECK (char_length("name") BETWEEN 1 AND 60 AND "counter" >= 0);
