/** Characters without width or meaning in a line: soft hyphens, marks of direction, joiners at its ends. */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Cf}\u115f\u1160\u3164\uffa0]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
/** White space within a line, without line ends, which would make several lines. */
const SPACES = /[\p{Zs}\t\u2800]+/gu;

/**
 * Returns a line that a person typed or pasted, in the form in which it is stored: letters in one form (NFC), no
 * invisible characters, single spaces, none at the ends. Line ends stay, so that the caller can refuse them.
 */
export const cleanLine = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(SPACES, ' ').trim();

/**
 * Returns the text of a telephone field without what phones and pages add when pasting: «tel:», a label, full-width
 * digits.
 */
export function cleanPhone(text: string): string {
  const line = cleanLine(text.normalize('NFKC')).replace(/%2b/gi, '+').replace(/%20/g, ' ');
  return line
    .replace(/^(?:tel|sms|т|тел|телефон|моб|phone|mobile)\s*[.:]+\s*(?:\/\/)?/iu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/;(?:ext|phone-context)=.*$/is, '')
    .trim();
}

/** Returns a mailbox in lower case, without what pages add when pasting: «mailto:», angle brackets. */
export const cleanEmail = (text: string): string =>
  cleanLine(text)
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
    .toLowerCase();
