-- An account that is not deleted has a telephone or an e-mail address. Telephones are in E.164 form and e-mail
-- addresses in lower case, so each contact has only one spelling.
-- Relied on by: identity.

ALTER TABLE "user_account"
  DROP CONSTRAINT IF EXISTS "user_account_contact_check",
  ADD CONSTRAINT "user_account_contact_check" CHECK ("deletedAt" IS NOT NULL OR "phone" IS NOT NULL OR "email" IS NOT NULL),
  DROP CONSTRAINT IF EXISTS "user_account_forms_check",
  ADD CONSTRAINT "user_account_forms_check" CHECK (
    "phone" ~ '^\+[1-9][0-9]{6,14}$' AND "email" = lower("email") AND "sex" IN ('MALE', 'FEMALE'));
