-- What a scope allowed is now divided, so that people and programs have one list of permissions. Programs keep all that
-- they could do.
UPDATE "program" SET "scopes" = "scopes"
  || CASE WHEN 'WRITE_CATALOGUE' = ANY("scopes") THEN '{WRITE_ITEMS,MENU,FEEDS}' ELSE '{}' END::"ProgramScope"[]
  || CASE WHEN 'WRITE_ORDERS' = ANY("scopes") THEN '{REFUNDS}' ELSE '{}' END::"ProgramScope"[]
  || CASE WHEN 'CONTENT' = ANY("scopes") THEN '{REDIRECTS}' ELSE '{}' END::"ProgramScope"[]
WHERE "scopes" && '{WRITE_CATALOGUE,WRITE_ORDERS,CONTENT}';
