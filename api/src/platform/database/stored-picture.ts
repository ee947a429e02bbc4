/**
 * SQL: the path below the image proxy of a picture that a feed named beside a brand or a collection. `storage:KEY` is
 * ours; an address outside is null, since such pictures are not fetched and no page may load them from there.
 */
export function storedPicture(column: string): string {
  return `substring(${column} FROM '^(?:storage:)?(?!https?:)(.+)$')::text`;
}
