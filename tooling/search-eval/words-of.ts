/**
 * The words of a text as a shopper would type them: lower case, ё as е, a hyphenated word as its parts, nothing where
 * an apostrophe was («levis»).
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
