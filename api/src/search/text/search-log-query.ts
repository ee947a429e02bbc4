const LONGEST = 100;
/** Ten digits or more, however they are spaced, or a local number. An article number is shorter. */
const TELEPHONE = /\d(?:[\s().+-]*\d){9}|(?<!\d)\d{3}[\s-]\d{2}[\s-]\d{2}(?!\d)/;

/** What a search is counted under; null when it is not: nothing is kept that may say who somebody is. */
export function queryToCount(asked: string, understood: string): string | null {
  if (!understood || understood.length > LONGEST) return null;
  if (asked.includes('@') || TELEPHONE.test(asked) || TELEPHONE.test(understood)) return null;
  return understood;
}
