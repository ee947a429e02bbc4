/** Sizes in letters, the smallest first. */
const LETTERS = ['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '2XL', 'XXXL', '3XL', '4XL', '5XL'];

/** Compares offers by their size, the smaller first: 38, 38.5, 39; S, M, XL. */
export function bySize({ size: one }: { size: string }, { size: other }: { size: string }): number {
  const [letter, otherLetter] = [LETTERS.indexOf(one.toUpperCase()), LETTERS.indexOf(other.toUpperCase())];
  if (letter >= 0 && otherLetter >= 0) return letter - otherLetter;
  return one.replace(',', '.').localeCompare(other.replace(',', '.'), 'en', { numeric: true });
}
