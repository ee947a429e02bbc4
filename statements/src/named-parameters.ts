/** Matches text in which a colon does not start a parameter: literals, quoted names, comments, casts. */
const SKIPPED = /'(?:[^']|'')*'|"(?:[^"]|"")*"|--[^\n]*|\/\*[\s\S]*?\*\/|::/;
const PARAMETER = /:(?<name>[a-z]\w*)(?<optional>\?)?/i;
const TOKEN = new RegExp(`${SKIPPED.source}|${PARAMETER.source}`, 'gi');

export interface NumberedText {
  /** SQL with `$1`, `$2` … instead of names, numbered in the order in which the names first appear. */
  text: string;
  names: string[];
  /** Names written as `:name?`: their values may be null. */
  optional: ReadonlySet<string>;
}

/** Replaces the named parameters of a statement by numbers: `:name`, or `:name?` for a value that may be null. */
export function numberParameters(sql: string): NumberedText {
  const names: string[] = [];
  const optional = new Set<string>();
  const text = sql.replace(TOKEN, (token, ...rest) => {
    const { name, optional: mark } = rest.at(-1) as { name?: string; optional?: string };
    if (!name) return token;
    if (!names.includes(name)) names.push(name);
    if (mark) optional.add(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names, optional };
}
