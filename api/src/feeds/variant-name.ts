/**
 * Removes the size that some shops repeat at the end of a variant's name: «Худи размер 52», «Tee - Black - M» (size M),
 * «Кеды, 42». Only the actual size of the variant is removed, and only after a separator or a word for size: a number
 * at the end of «Air Max 90» belongs to the name. A hyphen or slash within a word (`AB-42`) is no separator.
 */
export function stripSize(name: string, rawSize: string | null): string {
  const size = rawSize?.trim();
  if (!size) return name;
  const escaped = size.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const worded = new RegExp(
    `[\\s,;–—(-]*(?<![\\p{L}\\d])(?:размер|разм\\.?|р-р|size)\\s*[:№#]?\\s*${escaped}\\s*\\)?\\s*$`,
    'iu',
  );
  const bare = new RegExp(`(?:\\s*[,;(]\\s*|\\s+[/–—-]\\s*|\\s*[/–—-]\\s+)${escaped}\\s*\\)?\\s*$`, 'iu');
  const stripped = name.replace(worded, '').replace(bare, '').trim();
  return stripped || name;
}
