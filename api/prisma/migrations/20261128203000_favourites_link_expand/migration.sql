-- The table is new and empty.
-- squawk-ignore-file adding-foreign-key-constraint, constraint-missing-not-valid, require-concurrent-index-creation

-- CreateTable
CREATE TABLE "favourites_link" (
    "userId" UUID NOT NULL,
    "token" TEXT NOT NULL,
    "name" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favourites_link_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "favourites_link_token_key" ON "favourites_link"("token");

-- AddForeignKey
ALTER TABLE "favourites_link" ADD CONSTRAINT "favourites_link_userId_fkey" FOREIGN KEY ("userId") REFERENCES "user_account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- api/prisma/sql/favourites-link.sql

-- A link to shared favourites has a token that nobody guesses, and a name of 1 to 60 characters or none.
-- Relied on by: favourites (share-favourites.ts).

ALTER TABLE "favourites_link"
  DROP CONSTRAINT IF EXISTS "favourites_link_check",
  ADD CONSTRAINT "favourites_link_check" CHECK (char_length("token") >= 22 AND char_length("name") BETWEEN 1 AND 60);
