/**
 * The common form of documents and queries: lower case, ё as е, one space between words, and only the punctuation that
 * belongs to a word (`t-shirt`, `42.5`).
 */
export function normaliseText(text: string): string {
  const words = (PLAIN.test(text) ? text : text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}.,\-+]+/gu, ' ');
  return (MARKS.test(words) ? withoutLooseMarks(words) : words).trim();
}

/** Letters that have one form only. */
const PLAIN = /^[ -~А-яЁё«»–—]*$/;
const MARKS = /[.,\-+]/;

function withoutLooseMarks(words: string): string {
  return words
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(',', ' ')
    .replace(/(?<![\p{L}\p{N}])[.\-+]+|[.\-+]+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/ +/g, ' ');
}
