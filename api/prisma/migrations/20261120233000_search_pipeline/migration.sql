-- AlterTable
ALTER TABLE "search_document" ADD COLUMN     "text" JSONB NOT NULL DEFAULT '{}';
ALTER TABLE "search_document" ALTER COLUMN "text" DROP DEFAULT;

-- CreateTable
CREATE TABLE "search_sink" (
    "name" TEXT NOT NULL,
    "version" BIGINT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "search_sink_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "search_dead_letter" (
    "productId" UUID NOT NULL,
    "stage" TEXT NOT NULL,
    "error" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "search_dead_letter_pkey" PRIMARY KEY ("productId","stage")
);

-- CreateTable
CREATE TABLE "search_query" (
    "day" DATE NOT NULL,
    "query" TEXT NOT NULL,
    "searches" INTEGER NOT NULL,
    "found" INTEGER NOT NULL,

    CONSTRAINT "search_query_pkey" PRIMARY KEY ("day","query")
);

-- CreateIndex
CREATE INDEX "search_query_query_idx" ON "search_query"("query");
