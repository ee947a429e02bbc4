-- CreateTable
CREATE TABLE "commerceml_good" (
    "source" TEXT NOT NULL,
    "goodId" TEXT NOT NULL,
    "known" JSONB NOT NULL,

    CONSTRAINT "commerceml_good_pkey" PRIMARY KEY ("source","goodId")
);

-- CreateTable
CREATE TABLE "exchange_session" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "tokenHash" BYTEA NOT NULL,
    "bytes" BIGINT NOT NULL DEFAULT 0,
    "ordersCursor" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exchange_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exchange_part" (
    "id" BIGSERIAL NOT NULL,
    "sessionId" UUID NOT NULL,
    "about" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "bytes" INTEGER NOT NULL,
    "runId" UUID,

    CONSTRAINT "exchange_part_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "exchange_state" (
    "source" TEXT NOT NULL,
    "ordersCursor" TEXT NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "exchange_state_pkey" PRIMARY KEY ("source")
);

-- CreateIndex
CREATE UNIQUE INDEX "exchange_session_tokenHash_key" ON "exchange_session"("tokenHash");

-- CreateIndex
CREATE INDEX "exchange_part_sessionId_id_idx" ON "exchange_part"("sessionId", "id");

-- AddForeignKey
-- The table is empty, so nothing is checked for long.
-- squawk-ignore adding-foreign-key-constraint, constraint-missing-not-valid
ALTER TABLE "exchange_part" ADD CONSTRAINT "exchange_part_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "exchange_session"("id") ON DELETE CASCADE ON UPDATE CASCADE;
