-- Who is blocked is blocked for a reason. A note about a shopper has a text and one author.
-- Relied on by: identity, which opens no session for a blocked account, orders, and identity/admin.

ALTER TABLE "user_account"
  DROP CONSTRAINT IF EXISTS "user_account_block_check",
  ADD CONSTRAINT "user_account_block_check" CHECK (("blockedAt" IS NULL) = ("blockReason" IS NULL));
ALTER TABLE "shopper_note"
  DROP CONSTRAINT IF EXISTS "shopper_note_check",
  ADD CONSTRAINT "shopper_note_check" CHECK (
    char_length("text") BETWEEN 1 AND 2000 AND ("operatorId" IS NULL) <> ("programId" IS NULL));
