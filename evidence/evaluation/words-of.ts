/**
 * Returns the words of a text as a shopper would type them: in lower case, with е for ё, and without apostrophes
 * («levis»). A hyphenated word is split into its parts.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ё', 'е')
      .replace(/(?<=\p{L})['’](?=\p{L})/gu, '')
      .match(/\d+(?:[.,]\d+)+|[\p{L}\p{N}]+/gu)
      ?.map((word) => word.replace(',', '.')) ?? []
  );
}

export function isCyrillic(word: string): boolean {
  return /\p{Script=Cyrillic}/u.test(word);
}

export function isLatin(word: string): boolean {
  return /[a-z]/.test(word);
}
