const LONGEST = 100;
/** Ten digits or more, however they are spaced, or a local number. An article number is shorter. */
const TELEPHONE = /\d(?:[\s().+-]*\d){9}|(?<!\d)\d{3}[\s-]\d{2}[\s-]\d{2}(?!\d)/;

/** The text under which a search is counted; null if it may identify a person, and is not kept. */
export function queryToCount(asked: string, understood: string): string | null {
  if (!understood || understood.length > LONGEST) return null;
  if (asked.includes('@') || TELEPHONE.test(asked) || TELEPHONE.test(understood)) return null;
  return understood;
}
