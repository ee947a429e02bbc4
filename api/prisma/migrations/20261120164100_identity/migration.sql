-- CreateEnum
CREATE TYPE "AccessLevel" AS ENUM ('USER', 'MANAGER', 'ADMIN');

-- CreateEnum
CREATE TYPE "RegistrationSource" AS ENUM ('WEB', 'MOBILE', 'OPERATOR');

-- CreateEnum
CREATE TYPE "SessionEnd" AS ENUM ('SIGNED_OUT', 'REUSED', 'ACCOUNT_DELETED');

-- CreateEnum
CREATE TYPE "PointsEntryKind" AS ENUM ('REGISTRATION', 'REGISTRATION_CONFIRMED');

-- CreateTable
CREATE TABLE "user_account" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "name" TEXT,
    "surname" TEXT,
    "lastname" TEXT,
    "phone" TEXT,
    "email" TEXT,
    "avatarUrl" TEXT,
    "sex" "Sex",
    "accessLevel" "AccessLevel" NOT NULL DEFAULT 'USER',
    "registrationSource" "RegistrationSource" NOT NULL DEFAULT 'WEB',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "user_account_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "one_time_code" (
    "recipientHash" BYTEA NOT NULL,
    "codeHash" BYTEA,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "attemptsLeft" SMALLINT NOT NULL,
    "streak" SMALLINT NOT NULL,
    "sentAt" TIMESTAMPTZ(3) NOT NULL,
    "cooldownUntil" TIMESTAMPTZ(3) NOT NULL,
    "failuresToday" SMALLINT NOT NULL DEFAULT 0,
    "dayEndsAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "failuresMonth" SMALLINT NOT NULL DEFAULT 0,
    "monthEndsAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "one_time_code_pkey" PRIMARY KEY ("recipientHash")
);

-- CreateTable
CREATE TABLE "session" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "userAgent" TEXT,
    "address" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endReason" "SessionEnd",

    CONSTRAINT "session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refresh_token" (
    "hash" BYTEA NOT NULL,
    "sessionId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "refresh_token_pkey" PRIMARY KEY ("hash")
);

-- CreateTable
CREATE TABLE "address" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "userId" UUID NOT NULL,
    "countryId" TEXT NOT NULL,
    "cityId" TEXT,
    "city" TEXT NOT NULL,
    "street" TEXT NOT NULL,
    "house" TEXT NOT NULL,
    "building" TEXT,
    "apartment" TEXT,
    "index" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "address_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "loyalty_account" (
    "userId" UUID NOT NULL,
    "balance" INTEGER NOT NULL DEFAULT 0,
    "held" INTEGER NOT NULL DEFAULT 0,
    "pending" INTEGER NOT NULL DEFAULT 0,
    "moneySpent" BIGINT NOT NULL DEFAULT 0,

    CONSTRAINT "loyalty_account_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "points_entry" (
    "id" BIGSERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "PointsEntryKind" NOT NULL,
    "amount" INTEGER NOT NULL DEFAULT 0,
    "pending" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "points_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credited_phone" (
    "phoneHash" BYTEA NOT NULL,
    "creditedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credited_phone_pkey" PRIMARY KEY ("phoneHash")
);

-- CreateTable
CREATE TABLE "throttle_counter" (
    "key" TEXT NOT NULL,
    "hits" INTEGER NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "blockedUntil" TIMESTAMPTZ(3),

    CONSTRAINT "throttle_counter_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "user_account_phone_key" ON "user_account"("phone");

-- CreateIndex
CREATE UNIQUE INDEX "user_account_email_key" ON "user_account"("email");

-- CreateIndex
CREATE INDEX "one_time_code_monthEndsAt_idx" ON "one_time_code"("monthEndsAt");

-- CreateIndex
CREATE INDEX "session_userId_idx" ON "session"("userId");

-- CreateIndex
CREATE INDEX "session_expiresAt_idx" ON "session"("expiresAt");

-- CreateIndex
CREATE INDEX "refresh_token_sessionId_idx" ON "refresh_token"("sessionId");

-- CreateIndex
CREATE INDEX "address_userId_createdAt_idx" ON "address"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "points_entry_userId_id_idx" ON "points_entry"("userId", "id");

-- CreateIndex
CREATE INDEX "throttle_counter_endsAt_idx" ON "throttle_counter"("endsAt");

-- AddForeignKey
ALTER TABLE "session" ADD CONSTRAINT "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "refresh_token" ADD CONSTRAINT "refresh_token_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "address" ADD CONSTRAINT "address_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "loyalty_account" ADD CONSTRAINT "loyalty_account_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "points_entry" ADD CONSTRAINT "points_entry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "loyalty_account"("userId") ON DELETE RESTRICT ON UPDATE CASCADE;
