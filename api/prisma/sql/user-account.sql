-- An account that is not deleted can be reached: it has a telephone or a mailbox. Telephones are E.164, mailboxes lower
-- case, so that one contact has one spelling.
-- Relied on by: identity.

ALTER TABLE "user_account"
  DROP CONSTRAINT IF EXISTS "user_account_contact_check",
  ADD CONSTRAINT "user_account_contact_check" CHECK ("deletedAt" IS NOT NULL OR "phone" IS NOT NULL OR "email" IS NOT NULL),
  DROP CONSTRAINT IF EXISTS "user_account_forms_check",
  ADD CONSTRAINT "user_account_forms_check" CHECK (
    "phone" ~ '^\+[1-9][0-9]{6,14}$' AND "email" = lower("email") AND "sex" IN ('MALE', 'FEMALE'));
