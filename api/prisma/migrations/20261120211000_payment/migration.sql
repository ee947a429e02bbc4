-- CreateEnum
CREATE TYPE "PaymentState" AS ENUM ('CREATED', 'PENDING', 'WAITING_FOR_CAPTURE', 'SUCCEEDED', 'CANCELED');

-- CreateEnum
CREATE TYPE "PaymentOutcome" AS ENUM ('KEEP', 'REFUND');

-- CreateEnum
CREATE TYPE "RefundState" AS ENUM ('REQUESTED', 'PENDING', 'SUCCEEDED', 'CANCELED');

-- CreateTable
CREATE TABLE "payment" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderUuid" UUID NOT NULL,
    "orderId" TEXT NOT NULL,
    "attempt" SMALLINT NOT NULL,
    "paymentType" "PaymentType" NOT NULL,
    "amount" BIGINT NOT NULL,
    "refunded" BIGINT NOT NULL DEFAULT 0,
    "description" TEXT NOT NULL,
    "receipt" JSONB NOT NULL,
    "provider" TEXT,
    "providerId" TEXT,
    "confirmationUrl" TEXT,
    "state" "PaymentState" NOT NULL DEFAULT 'CREATED',
    "outcome" "PaymentOutcome",
    "cancelRequestedAt" TIMESTAMPTZ(3),
    "cancellationReason" TEXT,
    "dueAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "refund" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "paymentId" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "reason" TEXT NOT NULL,
    "receipt" JSONB NOT NULL,
    "state" "RefundState" NOT NULL DEFAULT 'REQUESTED',
    "providerId" TEXT,
    "cancellationReason" TEXT,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "firstAskedAt" TIMESTAMPTZ(3),
    "dueAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "refund_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settlement_receipt" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "paymentId" UUID NOT NULL,
    "receipt" JSONB NOT NULL,
    "providerId" TEXT,
    "refusal" TEXT,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "firstAskedAt" TIMESTAMPTZ(3),
    "dueAt" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "settlement_receipt_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_payment" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "idempotenceKey" TEXT NOT NULL,
    "amount" BIGINT NOT NULL,
    "refunded" BIGINT NOT NULL DEFAULT 0,
    "description" TEXT NOT NULL,
    "returnUrl" TEXT NOT NULL,
    "capture" BOOLEAN NOT NULL,
    "state" "PaymentState" NOT NULL DEFAULT 'PENDING',
    "payAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "sandbox_refund" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "idempotenceKey" TEXT NOT NULL,
    "paymentId" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "sandbox_refund_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "payment_orderUuid_idx" ON "payment"("orderUuid");

-- CreateIndex
CREATE UNIQUE INDEX "payment_provider_providerId_key" ON "payment"("provider", "providerId");

-- CreateIndex
CREATE UNIQUE INDEX "refund_providerId_key" ON "refund"("providerId");

-- CreateIndex
CREATE INDEX "refund_paymentId_idx" ON "refund"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "settlement_receipt_providerId_key" ON "settlement_receipt"("providerId");

-- CreateIndex
CREATE INDEX "settlement_receipt_paymentId_idx" ON "settlement_receipt"("paymentId");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_payment_idempotenceKey_key" ON "sandbox_payment"("idempotenceKey");

-- CreateIndex
CREATE UNIQUE INDEX "sandbox_refund_idempotenceKey_key" ON "sandbox_refund"("idempotenceKey");

-- CreateIndex
CREATE INDEX "sandbox_refund_paymentId_idx" ON "sandbox_refund"("paymentId");

-- AddForeignKey
ALTER TABLE "refund" ADD CONSTRAINT "refund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "settlement_receipt" ADD CONSTRAINT "settlement_receipt_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "sandbox_refund" ADD CONSTRAINT "sandbox_refund_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "sandbox_payment"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
