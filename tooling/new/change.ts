/** The files to create and edit for a new component, query or provider. Paths are relative to the repository. */
export interface Change {
  /** Texts of the new files by path. */
  files: Record<string, string>;
  /** Functions that change the texts of existing files, by path. */
  edits: Record<string, (text: string) => string>;
  /** Steps that a person has to do afterwards, one sentence each. */
  next: string[];
}

/** Inserts a line among the lines that match `like`, in alphabetical order. */
export function insertSorted(text: string, like: RegExp, line: string): string {
  const lines = text.split('\n');
  const matching = lines.flatMap((one, index) => (like.test(one) ? [index] : []));
  if (!matching.length) throw new Error(`There is no line like ${like} to put «${line.trim()}» beside.`);
  const after = matching.filter((index) => lines[index]! < line).at(-1);
  lines.splice(after === undefined ? matching[0]! : after + 1, 0, line);
  return lines.join('\n');
}
