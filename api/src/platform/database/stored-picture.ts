/**
 * SQL for the path, below the image proxy, of the picture of a brand or a collection. `storage:KEY` is an object of our
 * storage. An external address becomes null: such pictures are not fetched, and no page may load them from elsewhere.
 */
export function storedPicture(column: string): string {
  return `substring(${column} FROM '^(?:storage:)?(?!https?:)(.+)$')::text`;
}
