/**
 * Normalises the text of a document or query: lower case, ё replaced by е, one space between words, and only the
 * punctuation that is part of a word (`t-shirt`, `42.5`).
 */
export function normaliseText(text: string): string {
  const words = (PLAIN.test(text) ? text : text.normalize('NFKC'))
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}.,\-+]+/gu, ' ');
  return (MARKS.test(words) ? withoutLooseMarks(words) : words).trim();
}

/** Text of these characters only needs no Unicode normalisation. */
const PLAIN = /^[ -~А-яЁё«»–—]*$/;
const MARKS = /[.,\-+]/;

function withoutLooseMarks(words: string): string {
  return words
    .replace(/(?<=\d),(?=\d)/g, '.')
    .replaceAll(',', ' ')
    .replace(/(?<![\p{L}\p{N}])[.\-+]+|[.\-+]+(?![\p{L}\p{N}])/gu, ' ')
    .replace(/ +/g, ' ');
}
