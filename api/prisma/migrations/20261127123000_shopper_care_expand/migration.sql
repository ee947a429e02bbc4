-- The table of notes is new and empty, nobody is blocked yet, and the order of the ends of sessions says nothing.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation, require-enum-value-ordering

-- AlterEnum
ALTER TYPE "SessionEnd" ADD VALUE 'BY_OPERATOR';
ALTER TYPE "SessionEnd" ADD VALUE 'BLOCKED';

-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "blockReason" TEXT,
ADD COLUMN     "blockedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "shopper_note" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "operatorId" UUID,
    "programId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "shopper_note_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "shopper_note_userId_createdAt_idx" ON "shopper_note"("userId", "createdAt");

-- AddForeignKey
ALTER TABLE "shopper_note" ADD CONSTRAINT "shopper_note_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "shopper_note" ADD CONSTRAINT "shopper_note_programId_fkey" FOREIGN KEY ("programId") REFERENCES "program"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- api/prisma/sql/shopper-care.sql

-- Who is blocked is blocked for a reason. A note about a shopper has a text and one author.
-- Relied on by: identity, which opens no session for a blocked account, orders, and identity/admin.

ALTER TABLE "user_account"
  DROP CONSTRAINT IF EXISTS "user_account_block_check",
  ADD CONSTRAINT "user_account_block_check" CHECK (("blockedAt" IS NULL) = ("blockReason" IS NULL));
ALTER TABLE "shopper_note"
  DROP CONSTRAINT IF EXISTS "shopper_note_check",
  ADD CONSTRAINT "shopper_note_check" CHECK (
    char_length("text") BETWEEN 1 AND 2000 AND ("operatorId" IS NULL) <> ("programId" IS NULL));
