-- CreateEnum
CREATE TYPE "RequestState" AS ENUM ('NEW', 'IN_WORK', 'AGREED', 'DECLINED');

-- CreateEnum
CREATE TYPE "CompanyType" AS ENUM ('IP', 'OOO', 'SELF_EMPLOYED', 'OTHER');

-- CreateTable
CREATE TABLE "cooperative_request" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID,
    "companyName" TEXT NOT NULL,
    "companyType" "CompanyType" NOT NULL,
    "fullName" TEXT NOT NULL,
    "inn" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "state" "RequestState" NOT NULL DEFAULT 'NEW',
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),
    "repeats" INTEGER NOT NULL DEFAULT 0,
    "repeatedAt" TIMESTAMPTZ(3),
    "otherSender" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "cooperative_request_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "cooperative_request_state_createdAt_idx" ON "cooperative_request"("state", "createdAt");

-- CreateIndex
CREATE INDEX "cooperative_request_email_idx" ON "cooperative_request"("email");

-- CreateIndex
CREATE INDEX "cooperative_request_phone_idx" ON "cooperative_request"("phone");

-- CreateIndex
CREATE INDEX "cooperative_request_userId_idx" ON "cooperative_request"("userId");

-- AddForeignKey
ALTER TABLE "cooperative_request" ADD CONSTRAINT "cooperative_request_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/cooperative-request.sql

-- An INN has at most one open request, however many are sent at once. People and individual entrepreneurs have an INN of
-- 12 digits, companies one of 10. A decided request has its answer.
-- Relied on by: requests (create-cooperative-request.ts), operator.

ALTER TABLE "cooperative_request"
  DROP CONSTRAINT IF EXISTS "cooperative_request_inn_check",
  ADD CONSTRAINT "cooperative_request_inn_check" CHECK (
    "inn" ~ '^([0-9]{10}|[0-9]{12})$' AND ("companyType" <> 'OOO' OR length("inn") = 10)
    AND ("companyType" NOT IN ('IP', 'SELF_EMPLOYED') OR length("inn") = 12)),
  DROP CONSTRAINT IF EXISTS "cooperative_request_answer_check",
  ADD CONSTRAINT "cooperative_request_answer_check" CHECK (
    ("state" IN ('AGREED', 'DECLINED')) = ("answer" IS NOT NULL) AND ("answer" IS NULL) = ("answeredAt" IS NULL));

CREATE UNIQUE INDEX IF NOT EXISTS "cooperative_request_open_key" ON "cooperative_request" ("inn")
  WHERE "state" IN ('NEW', 'IN_WORK');
