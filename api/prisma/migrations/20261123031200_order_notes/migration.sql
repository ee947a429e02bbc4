-- CreateTable
CREATE TABLE "order_note" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "orderUuid" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "operatorId" UUID,
    "programId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT clock_timestamp(),

    CONSTRAINT "order_note_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "order_note_orderUuid_createdAt_idx" ON "order_note"("orderUuid", "createdAt");

-- AddForeignKey
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_orderUuid_fkey" FOREIGN KEY ("orderUuid") REFERENCES "shop_order"("uuid") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "order_note" ADD CONSTRAINT "order_note_programId_fkey" FOREIGN KEY ("programId") REFERENCES "program"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- api/prisma/sql/order-note.sql

-- Notes of an order are only added. Their text alone can change, and only to '—', when the buyer's personal data is
-- deleted. An operator or a program has written a note. One more makes the order a changed one (ADR 33).
-- Relied on by: operator (add-order-note.ts), orders (forget-buyers.ts).

ALTER TABLE "order_note"
  DROP CONSTRAINT IF EXISTS "order_note_check",
  ADD CONSTRAINT "order_note_check" CHECK (
    char_length("text") BETWEEN 1 AND 2000 AND ("operatorId" IS NULL) <> ("programId" IS NULL));

CREATE OR REPLACE FUNCTION guard_order_note() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."text" <> '—' OR to_jsonb(NEW) - 'text' <> to_jsonb(OLD) - 'text' THEN
    RAISE EXCEPTION 'order_note is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;

CREATE OR REPLACE TRIGGER "order_note_guarded" BEFORE UPDATE ON "order_note" FOR EACH ROW EXECUTE FUNCTION guard_order_note();
CREATE OR REPLACE TRIGGER "order_note_kept" BEFORE DELETE OR TRUNCATE ON "order_note"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

CREATE OR REPLACE TRIGGER "live_new_order_note" AFTER INSERT ON "order_note" REFERENCING NEW TABLE AS changed
  FOR EACH STATEMENT EXECUTE FUNCTION note_live_event('ORDER_DETAIL', '"orderUuid"', 'NULL', 'false', 'changed');
