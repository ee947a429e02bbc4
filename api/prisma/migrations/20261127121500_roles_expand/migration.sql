-- The table of roles is new and empty, and no account has a role yet.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation

-- CreateTable
CREATE TABLE "role" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "level" "AccessLevel",
    "permissions" "ProgramScope"[] NOT NULL,
    "requiresSecondFactor" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "role_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "role_name_key" ON "role"("name");

-- CreateIndex
CREATE UNIQUE INDEX "role_level_key" ON "role"("level");

-- AlterTable
ALTER TABLE "user_account" ADD COLUMN "roleId" UUID;

-- CreateIndex
CREATE INDEX "user_account_roleId_idx" ON "user_account"("roleId");

-- AddForeignKey
ALTER TABLE "user_account" ADD CONSTRAINT "user_account_roleId_fkey" FOREIGN KEY ("roleId") REFERENCES "role"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- api/prisma/sql/role.sql

-- A role of the shop's own has permissions. The roles of the access levels have theirs in the code, so that administrators
-- have those of each new version. Nobody's role is USER.
-- Relied on by: roles, which writes them, and identity, which reads what somebody may do.

ALTER TABLE "role"
  DROP CONSTRAINT IF EXISTS "role_name_check",
  ADD CONSTRAINT "role_name_check" CHECK (char_length("name") BETWEEN 1 AND 60),
  DROP CONSTRAINT IF EXISTS "role_level_check",
  ADD CONSTRAINT "role_level_check" CHECK ("level" <> 'USER' AND "name" = "level"::text),
  DROP CONSTRAINT IF EXISTS "role_permissions_check",
  ADD CONSTRAINT "role_permissions_check" CHECK (("level" IS NULL) = (cardinality("permissions") > 0));

INSERT INTO "role" ("id", "name", "level", "permissions") VALUES
  ('00000000-0000-4000-8000-000000000002', 'MANAGER', 'MANAGER', '{}'),
  ('00000000-0000-4000-8000-000000000003', 'ADMIN', 'ADMIN', '{}')
ON CONFLICT DO NOTHING;
