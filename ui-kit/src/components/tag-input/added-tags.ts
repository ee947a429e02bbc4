/** Signs between the entries of a text that is typed or pasted: a comma, a semicolon, or a new line. */
export const BETWEEN = /[,;\n]/;

export interface AddedTags {
  /** All tags, the new ones last. */
  tags: string[];
  /** What was there already, in any case. */
  known: string[];
  /** Whether some did not fit. */
  isFull: boolean;
}

const keyOf = (tag: string) => tag.toLocaleLowerCase();

/** Returns the tags with the entries of a text: without those that are there already, and at most `most`. */
export function addedTags(tags: readonly string[], text: string, most = Infinity): AddedTags {
  const entries = text.split(BETWEEN).flatMap((entry) => entry.trim().replace(/\s+/g, ' ') || []);
  const keys = new Set(tags.map(keyOf));
  const result: AddedTags = { tags: [...tags], known: [], isFull: false };
  for (const entry of entries) {
    if (keys.has(keyOf(entry))) result.known.push(entry);
    else if (result.tags.length >= most) result.isFull = true;
    else {
      keys.add(keyOf(entry));
      result.tags.push(entry);
    }
  }
  return result;
}
