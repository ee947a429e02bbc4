/** Weights of an INN’s digits for a check digit, which is the digit after them. */
const WEIGHTS: Record<10 | 12, number[][]> = {
  10: [[2, 4, 10, 3, 5, 9, 4, 6, 8]],
  12: [
    [7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
    [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8],
  ],
};

/**
 * Returns whether a text is an INN (ИНН) whose check digits are right: 10 digits of a company, or 12 of a person. It
 * begins with the code of a region, and no region has the code 00.
 */
export function isInn(text: string): boolean {
  if (!/^(?!00)(?:\d{10}|\d{12})$/.test(text)) return false;
  return WEIGHTS[text.length as 10 | 12].every((weights) => {
    const sum = weights.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
    return (sum % 11) % 10 === Number(text[weights.length]);
  });
}
