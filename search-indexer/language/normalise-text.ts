/**
 * The form in which documents and queries meet: lower case, ё as е, one space between words, no punctuation but what
 * belongs to a word (`t-shirt`, `42.5`).
 */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replace(/[^\p{L}\p{N}.\-+]+/gu, ' ')
    .replace(/(?<![\p{L}\p{N}])[.\-+]+|[.\-+]+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/ +/g, ' ')
    .trim();
}
