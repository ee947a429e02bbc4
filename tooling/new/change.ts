/** What a kind of new thing consists of. Paths are relative to the repository. */
export interface Change {
  /** New files by path. */
  files: Record<string, string>;
  /** Files that are there already, and how each changes. */
  edits: Record<string, (text: string) => string>;
  /** What is left for a person to do, a sentence each. */
  next: string[];
}

/** Adds a line to the lines that match `like`, which stay in alphabetical order. */
export function insertSorted(text: string, like: RegExp, line: string): string {
  const lines = text.split('\n');
  const matching = lines.flatMap((one, index) => (like.test(one) ? [index] : []));
  if (!matching.length) throw new Error(`There is no line like ${like} to put «${line.trim()}» beside.`);
  const after = matching.filter((index) => lines[index]! < line).at(-1);
  lines.splice(after === undefined ? matching[0]! : after + 1, 0, line);
  return lines.join('\n');
}
