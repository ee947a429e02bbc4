-- AlterTable
ALTER TABLE "api_client" ADD COLUMN     "productUrl" TEXT;

-- api/prisma/sql/api-client.sql

-- A front end has a name, publishable keys that differ, and a share of the limits; its lists are never NULL.
-- Relied on by: clients, which reads them, and operator, which writes them.

ALTER TABLE "api_client"
  ALTER COLUMN "origins" SET NOT NULL,
  ALTER COLUMN "returnAddresses" SET NOT NULL,
  DROP CONSTRAINT IF EXISTS "api_client_name_check",
  ADD CONSTRAINT "api_client_name_check" CHECK (char_length("name") BETWEEN 1 AND 60),
  DROP CONSTRAINT IF EXISTS "api_client_key_check",
  ADD CONSTRAINT "api_client_key_check" CHECK ("key" ~ '^meet_pk_[A-Za-z0-9_-]{32}$'
    AND "previousKey" ~ '^meet_pk_[A-Za-z0-9_-]{32}$' AND "previousKey" <> "key"),
  DROP CONSTRAINT IF EXISTS "api_client_limit_check",
  ADD CONSTRAINT "api_client_limit_check" CHECK ("limitPercent" BETWEEN 20 AND 100),
  DROP CONSTRAINT IF EXISTS "api_client_order_url_check",
  ADD CONSTRAINT "api_client_order_url_check" CHECK ("orderUrl" LIKE '%{id}%'),
  DROP CONSTRAINT IF EXISTS "api_client_product_url_check",
  ADD CONSTRAINT "api_client_product_url_check" CHECK ("productUrl" LIKE '%{slug}%');

-- A document is stored under the hash of its text, so nobody can be given another text for a hash.
ALTER TABLE "api_client_document"
  DROP CONSTRAINT IF EXISTS "api_client_document_hash_check",
  ADD CONSTRAINT "api_client_document_hash_check"
    CHECK ("hash" = encode(sha256(convert_to("text", 'UTF8')), 'hex'));
