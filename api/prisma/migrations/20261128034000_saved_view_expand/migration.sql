-- The table is new and empty.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation

-- CreateEnum
CREATE TYPE "SavedViewRoom" AS ENUM ('ORDERS', 'GOODS', 'QUEUE');

-- CreateTable
CREATE TABLE "saved_view" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "operatorId" UUID NOT NULL,
    "room" "SavedViewRoom" NOT NULL,
    "name" TEXT NOT NULL,
    "query" TEXT NOT NULL,
    "shared" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "saved_view_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "saved_view_room_shared_idx" ON "saved_view"("room", "shared");

-- CreateIndex
CREATE UNIQUE INDEX "saved_view_operatorId_room_name_key" ON "saved_view"("operatorId", "room", "name");

-- AddForeignKey
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_operatorId_fkey" FOREIGN KEY ("operatorId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/saved-view.sql

-- A saved view has a name, and a query that is the part of an address after its question mark.
-- Relied on by: desk/views.

ALTER TABLE "saved_view"
  DROP CONSTRAINT IF EXISTS "saved_view_check",
  ADD CONSTRAINT "saved_view_check" CHECK (
    char_length("name") BETWEEN 1 AND 60 AND char_length("query") <= 2000 AND "query" !~ '[\x01-\x20#?\x7F]');
