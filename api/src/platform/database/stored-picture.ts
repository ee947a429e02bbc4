/**
 * SQL expression: the path of the picture of a brand or collection, relative to the image proxy. `storage:KEY` becomes
 * the key in the shop's storage. An external URL becomes null, because such pictures are not downloaded, and pages must
 * not load them from another host.
 */
export function storedPicture(column: string): string {
  return `substring(${column} FROM '^(?:storage:)?(?!https?:)(.+)$')::text`;
}
