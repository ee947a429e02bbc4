-- A link to shared favourites has a token that nobody guesses, and a name of 1 to 60 characters or none.
-- Relied on by: favourites (share-favourites.ts).

ALTER TABLE "favourites_link"
  DROP CONSTRAINT IF EXISTS "favourites_link_check",
  ADD CONSTRAINT "favourites_link_check" CHECK (char_length("token") >= 22 AND char_length("name") BETWEEN 1 AND 60);
