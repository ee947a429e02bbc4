/** How a document's text becomes a `tsvector`: `r` has the four texts in search form, the weightiest first. */
export const TEXT_VECTOR = ['name', 'kind', 'properties', 'description']
  .map((column, place) => `setweight(to_tsvector('simple', r."${column}"), '${'ABCD'[place]}')`)
  .join(' || ');

export const TEXT_COLUMNS =
  '"productId" uuid, "popularity" float8, "name" text, "kind" text, "properties" text, "description" text';
