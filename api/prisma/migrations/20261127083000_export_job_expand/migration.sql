-- CreateEnum
CREATE TYPE "ExportKind" AS ENUM ('ORDERS', 'GOODS', 'SHOPPERS');

-- CreateEnum
CREATE TYPE "ExportFormat" AS ENUM ('CSV', 'XLSX');

-- CreateEnum
CREATE TYPE "ExportFailure" AS ENUM ('TOO_MANY_ROWS', 'FAILED');

-- CreateTable
CREATE TABLE "export_job" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "kind" "ExportKind" NOT NULL,
    "format" "ExportFormat" NOT NULL,
    "filter" JSONB NOT NULL,
    "actorId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "startedAt" TIMESTAMPTZ(3),
    "runAt" TIMESTAMPTZ(6) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "attempts" SMALLINT NOT NULL DEFAULT 0,
    "rows" INTEGER NOT NULL DEFAULT 0,
    "bytes" BIGINT,
    "finishedAt" TIMESTAMPTZ(3),
    "failure" "ExportFailure",

    CONSTRAINT "export_job_pkey" PRIMARY KEY ("id")
);
