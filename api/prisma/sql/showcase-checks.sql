-- What is shown for a time ends after it begins. A banner has a title and a place, an announcement a text.
-- Relied on by: content, which shows them, and operator, which writes them.

ALTER TABLE "banner"
  DROP CONSTRAINT IF EXISTS "banner_window_check",
  ADD CONSTRAINT "banner_window_check" CHECK ("finishAt" > "publishAt"),
  DROP CONSTRAINT IF EXISTS "banner_check",
  ADD CONSTRAINT "banner_check" CHECK ("title" <> '' AND "place" ~ '^[a-z0-9]+(-[a-z0-9]+)*$');
ALTER TABLE "announcement"
  DROP CONSTRAINT IF EXISTS "announcement_window_check",
  ADD CONSTRAINT "announcement_window_check" CHECK ("finishAt" > "publishAt"),
  DROP CONSTRAINT IF EXISTS "announcement_check",
  ADD CONSTRAINT "announcement_check" CHECK ("text" <> '');
