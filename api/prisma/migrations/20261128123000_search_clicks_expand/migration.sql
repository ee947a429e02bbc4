-- The tables are new and empty, and a constant default writes no row of search_query anew.
-- squawk-ignore-file constraint-missing-not-valid, require-concurrent-index-creation

-- AlterTable
ALTER TABLE "search_query" ADD COLUMN     "networks" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "search_network" (
    "query" TEXT NOT NULL,
    "hash" BYTEA NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "search_network_pkey" PRIMARY KEY ("query","hash")
);

-- CreateTable
CREATE TABLE "search_click" (
    "day" DATE NOT NULL,
    "query" TEXT NOT NULL,
    "productId" UUID NOT NULL,
    "place" INTEGER NOT NULL,
    "clicks" INTEGER NOT NULL,

    CONSTRAINT "search_click_pkey" PRIMARY KEY ("day","query","productId","place")
);

-- CreateIndex
CREATE INDEX "search_network_day_idx" ON "search_network"("day");

-- CreateIndex
CREATE INDEX "search_click_query_idx" ON "search_click"("query");

-- api/prisma/sql/search-click.sql

-- A click on a result has a query of 1 to 100 characters, a place from 1 to 1,000 and a count of at least 1; a hash of a
-- network is whole.
-- Relied on by: search, which counts clicks.

ALTER TABLE "search_click"
  DROP CONSTRAINT IF EXISTS "search_click_bounds_check",
  ADD CONSTRAINT "search_click_bounds_check" CHECK (
    "clicks" > 0 AND "place" BETWEEN 1 AND 1000 AND char_length("query") BETWEEN 1 AND 100);
ALTER TABLE "search_network"
  DROP CONSTRAINT IF EXISTS "search_network_hash_check",
  ADD CONSTRAINT "search_network_hash_check" CHECK (octet_length("hash") = 32);
