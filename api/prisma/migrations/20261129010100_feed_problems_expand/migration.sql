-- What was not understood of a feed as data, so that it can be said in the operator's language.
ALTER TABLE "feed_run" ADD COLUMN "problems" JSONB;
