-- Operators list shoppers from the newest on, and find them by any part of a name, telephone or e-mail address. PostgreSQL
-- uses the second index only for a query with exactly the same expression.
-- Relied on by: identity/admin (manage-shoppers.ts).

CREATE EXTENSION IF NOT EXISTS pg_trgm;

CREATE INDEX IF NOT EXISTS "user_account_newest_idx" ON "user_account" ("createdAt", "id") WHERE "deletedAt" IS NULL;
CREATE INDEX IF NOT EXISTS "user_account_text_idx" ON "user_account" USING gin ((
  lower(coalesce("name", '') || ' ' || coalesce("surname", '') || ' ' || coalesce("name", '') || ' '
    || coalesce("phone", '') || ' ' || coalesce("email", ''))) gin_trgm_ops) WHERE "deletedAt" IS NULL;
