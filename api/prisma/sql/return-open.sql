-- A unit is in one open request at most, however many calls ask for its return at once: "open" of "return_item" is true
-- until the request is closed, and a unique index covers the open ones. A closed request never opens again.
-- Relied on by: returns.

CREATE UNIQUE INDEX IF NOT EXISTS "return_item_open_key" ON "return_item" ("orderItemId") WHERE "open";

CREATE OR REPLACE FUNCTION close_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "return_item" SET "open" = false WHERE "requestId" = NEW."id";
  RETURN NULL;
END $$;

CREATE OR REPLACE TRIGGER "return_request_closed" AFTER UPDATE OF "state" ON "return_request" FOR EACH ROW
  WHEN (NEW."state" IN ('REFUNDED', 'REJECTED', 'CANCELLED')) EXECUTE FUNCTION close_return();

CREATE OR REPLACE FUNCTION guard_return() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'a closed return request does not go from % to %', OLD."state", NEW."state"
    USING ERRCODE = 'check_violation';
END $$;

CREATE OR REPLACE TRIGGER "return_request_stays_closed" BEFORE UPDATE OF "state" ON "return_request" FOR EACH ROW
  WHEN (OLD."state" IN ('REFUNDED', 'REJECTED', 'CANCELLED')) EXECUTE FUNCTION guard_return();
