/** Maximum number of levels of objects and lists in a request. The deepest input of the schemas has seven. */
const DEEPEST = 32;

/** The amount of content in a request, besides the text of its document. */
export interface ContentSize {
  /** Number of keys in objects, and of values in objects and lists. */
  values: number;
  /** Number of characters in keys and texts. */
  characters: number;
  isTooDeep: boolean;
}

/**
 * Counts the keys, values and characters of a JSON value. Counting stops above `mostValues`; content that is too deep
 * counts as having that many.
 */
export function sizeOf(content: unknown, mostValues: number): ContentSize {
  const size: ContentSize = { values: 0, characters: 0, isTooDeep: false };
  let level = [content];
  for (let depth = 0; level.length; depth += 1) {
    if (depth > DEEPEST) return { ...size, values: mostValues, isTooDeep: true };
    const below: unknown[] = [];
    for (const container of level) {
      if (size.values > mostValues) return size;
      count(container, size, below);
    }
    level = below;
  }
  return size;
}

/** Adds the content of an object or a list to the size, and its objects and lists to `below`. */
function count(container: unknown, size: ContentSize, below: unknown[]): void {
  if (Array.isArray(container)) {
    for (const value of container) countValue(value, size, below);
    return;
  }
  const object = container as Record<string, unknown>;
  // `Object.entries` is not used, because it creates a list for each key and takes twice the time.
  for (const key in object) {
    size.values += 1;
    size.characters += key.length;
    countValue(object[key], size, below);
  }
}

function countValue(value: unknown, size: ContentSize, below: unknown[]): void {
  size.values += 1;
  if (typeof value === 'string') size.characters += value.length;
  else if (typeof value === 'object' && value !== null) below.push(value);
}
