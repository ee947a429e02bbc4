const LONGEST = 100;
/**
 * Matches telephone numbers: at least ten digits with any separators, or a local number such as 123-45-67. Article
 * numbers have fewer digits.
 */
const TELEPHONE = /\d(?:[\s().+-]*\d){9}|(?<!\d)\d{3}[\s-]\d{2}[\s-]\d{2}(?!\d)/;

/**
 * The text under which a search is counted. Null if the search must not be recorded: it is empty, too long or may
 * identify a person.
 */
export function queryToCount(asked: string, understood: string): string | null {
  if (!understood || understood.length > LONGEST) return null;
  if (asked.includes('@') || TELEPHONE.test(asked) || TELEPHONE.test(understood)) return null;
  return understood;
}

/** Maximum number of different typed texts that are kept for a query of a day. */
export const MOST_TYPED = 5;

/**
 * Returns the typed text, as the report shows it: in lower case, with single spaces. Call it only if the search may be
 * recorded.
 */
export const typedText = (asked: string): string => asked.trim().toLowerCase().replace(/\s+/g, ' ').slice(0, LONGEST);

/** Returns the texts with one more, the last first. */
export const lastTyped = (known: readonly string[] | undefined, typed: string): string[] =>
  [typed, ...(known ?? []).filter((other) => other !== typed)].slice(0, MOST_TYPED);
