-- The table is new and empty.
-- squawk-ignore-file constraint-missing-not-valid

-- AlterTable
ALTER TABLE "shop_order" ADD COLUMN     "locale" TEXT;

-- AlterTable
ALTER TABLE "user_account" ADD COLUMN     "locale" TEXT;

-- CreateTable
CREATE TABLE "message_template" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "key" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "subject" TEXT,
    "text" TEXT,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "message_template_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "message_template_key_locale_key" ON "message_template"("key", "locale");

-- api/prisma/sql/message-template.sql

-- A message has a key, a language and words that are not empty; SMS have no subject.
-- Relied on by: messaging, which writes them and reads them when it sends.

ALTER TABLE "message_template"
  DROP CONSTRAINT IF EXISTS "message_template_check",
  ADD CONSTRAINT "message_template_check" CHECK (
    "key" ~ '^[A-Z][A-Z_]+_(LETTER|SMS)$' AND "locale" IN ('ru', 'en')
    AND ("subject" IS NULL OR ("key" ~ '_LETTER$' AND "text" IS NOT NULL AND char_length("subject") BETWEEN 1 AND 200
      AND "subject" !~ '[\x01-\x1F\x7F]'))
    AND ("text" IS NULL OR char_length("text") BETWEEN 1 AND 5000));
