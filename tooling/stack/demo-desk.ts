/** Email of the demo's administrator. To try that account, sign in with the code printed in the terminal. */
export const DEMO_ADMIN = 'admin@meet.example';

/** The demo's promo codes: code, kind, value, minimum, and whether it is for first orders only. */
const DEMO_CODES = `(VALUES
  ('MEET10', 'PERCENT'::"PromocodeKind", 10::bigint, 0::bigint, false),
  ('WELCOME', 'FIXED', 100000, 500000, true)
)`;

/** Adds an administrator and two promo codes, unless they were added before: later changes and deletions are kept. */
export const MAKE_DEMO_DESK = `
WITH admin AS (
  INSERT INTO "user_account" ("email", "name", "accessLevel", "registrationSource")
  SELECT '${DEMO_ADMIN}', 'Администратор', 'ADMIN', 'OPERATOR'
  WHERE NOT EXISTS (SELECT FROM "user_account" WHERE "registrationSource" = 'OPERATOR'
    AND "id" <> '00000000-0000-4000-8000-000000000001')
  ON CONFLICT ("email") DO NOTHING RETURNING "id"
), account AS (
  INSERT INTO "loyalty_account" ("userId") SELECT "id" FROM admin
)
INSERT INTO "promocode" ("code", "kind", "value", "minimum", "firstOrderOnly", "categoryIds", "brandIds")
SELECT d.*, '{}', '{}' FROM ${DEMO_CODES} d
ON CONFLICT ("code") DO NOTHING`;

/** SQL condition: promo code `c` is unchanged since the demo created it. */
export const IS_DEMO_CODE = `(
  (c."code", c."kind", c."value", c."minimum", c."firstOrderOnly") IN (SELECT * FROM ${DEMO_CODES} d)
  AND c."endsAt" IS NULL AND c."usageLimit" IS NULL AND c."usageLimitPerUser" IS NULL
  AND c."categoryIds" = '{}' AND c."brandIds" = '{}'
)`;
