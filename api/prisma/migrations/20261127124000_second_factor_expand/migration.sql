-- The tables are new and empty.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid

-- AlterTable
ALTER TABLE "session" ADD COLUMN     "factorAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "second_factor" (
    "userId" UUID NOT NULL,
    "secret" TEXT,
    "pendingSecret" TEXT,
    "lastStep" BIGINT NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "second_factor_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "recovery_code" (
    "userId" UUID NOT NULL,
    "hash" BYTEA NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "recovery_code_pkey" PRIMARY KEY ("userId","hash")
);

-- AddForeignKey
ALTER TABLE "second_factor" ADD CONSTRAINT "second_factor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_userId_fkey" FOREIGN KEY ("userId") REFERENCES "second_factor"("userId") ON DELETE CASCADE ON UPDATE CASCADE;
