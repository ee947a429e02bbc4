// cspell:disable – letters, parts of words and words as people write them
const SHORTEST = 4;

/**
 * Possible plurals of a Latin singular, or singulars of a Latin plural («slides» for «slide», «dress» for «dresses»).
 * Not all of them are real words.
 */
export function otherNumber(word: string): string[] {
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) return [];
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)];
  if (/ies$/.test(word)) return [`${word.slice(0, -3)}y`, word.slice(0, -1)];
  if (/[^s]s$/.test(word)) return [word.slice(0, -1)];
  if (/(?:[sxz]|ch|sh)$/.test(word)) return [`${word}es`];
  return /[^aeiou]y$/.test(word) ? [`${word.slice(0, -1)}ies`] : [`${word}s`];
}
