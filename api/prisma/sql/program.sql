-- A program has a name, scopes and, unless it is revoked, a token, of which only the SHA-256 is stored. A row of the
-- audit trail names either an operator or a program.
-- Relied on by: programs, which reads tokens, and operator, which writes programs and the trail.

ALTER TABLE "program"
  ALTER COLUMN "scopes" SET NOT NULL,
  DROP CONSTRAINT IF EXISTS "program_name_check",
  ADD CONSTRAINT "program_name_check" CHECK (char_length("name") BETWEEN 1 AND 60),
  DROP CONSTRAINT IF EXISTS "program_scopes_check",
  ADD CONSTRAINT "program_scopes_check" CHECK (cardinality("scopes") > 0),
  DROP CONSTRAINT IF EXISTS "program_token_check",
  ADD CONSTRAINT "program_token_check" CHECK (("tokenHash" IS NULL) = ("revokedAt" IS NOT NULL)
    AND octet_length("tokenHash") = 32 AND octet_length("previousTokenHash") = 32),
  DROP CONSTRAINT IF EXISTS "program_previous_token_check",
  ADD CONSTRAINT "program_previous_token_check" CHECK (("previousTokenHash" IS NULL) = ("previousTokenUntil" IS NULL)
    AND ("previousTokenHash" IS NULL OR "tokenHash" IS NOT NULL));

ALTER TABLE "operator_action"
  DROP CONSTRAINT IF EXISTS "operator_action_actor_check",
  ADD CONSTRAINT "operator_action_actor_check" CHECK (("actorId" IS NULL) <> ("programId" IS NULL)
    AND ("programId" IS NOT NULL) = ("channel" IS NOT DISTINCT FROM 'PROGRAM'));
