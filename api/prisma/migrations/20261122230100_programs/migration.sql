-- CreateEnum
CREATE TYPE "ProgramScope" AS ENUM ('READ_CATALOGUE', 'WRITE_CATALOGUE', 'UPLOAD', 'STOCK', 'PRICES', 'READ_ORDERS', 'WRITE_ORDERS', 'RETURNS', 'READ_SHOPPERS', 'CONTENT', 'REVIEWS');

-- AlterTable
ALTER TABLE "operator_action" ADD COLUMN     "programId" UUID,
ALTER COLUMN "actorId" DROP NOT NULL;

-- CreateTable
CREATE TABLE "program" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT NOT NULL,
    "scopes" "ProgramScope"[],
    "tokenHash" BYTEA,
    "previousTokenHash" BYTEA,
    "previousTokenUntil" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "program_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "program_name_key" ON "program"("name");

-- CreateIndex
CREATE UNIQUE INDEX "program_tokenHash_key" ON "program"("tokenHash");

-- CreateIndex
CREATE UNIQUE INDEX "program_previousTokenHash_key" ON "program"("previousTokenHash");

-- CreateIndex
CREATE INDEX "operator_action_programId_id_idx" ON "operator_action"("programId", "id" DESC);

-- AddForeignKey
ALTER TABLE "operator_action" ADD CONSTRAINT "operator_action_programId_fkey" FOREIGN KEY ("programId") REFERENCES "program"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- api/prisma/sql/program.sql

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
