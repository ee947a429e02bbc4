/** The files of a new component, query or provider. Paths are relative to the repository. */
export interface Change {
  /** New files by path. */
  files: Record<string, string>;
  /** Existing files by path, each with a function that changes its text. */
  edits: Record<string, (text: string) => string>;
  /** Steps that are left to a person, a sentence each. */
  next: string[];
}

/** Adds a line among those that match `like`, in alphabetical order. */
export function insertSorted(text: string, like: RegExp, line: string): string {
  const lines = text.split('\n');
  const matching = lines.flatMap((one, index) => (like.test(one) ? [index] : []));
  if (!matching.length) throw new Error(`There is no line like ${like} to put «${line.trim()}» beside.`);
  const after = matching.filter((index) => lines[index]! < line).at(-1);
  lines.splice(after === undefined ? matching[0]! : after + 1, 0, line);
  return lines.join('\n');
}
