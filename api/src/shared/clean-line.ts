/** Characters that take no room and say nothing in a line: soft hyphens, marks of direction, joiners at its ends. */
const INVISIBLE =
  /(?![\u200c\u200d])[\p{Cf}\u115f\u1160\u3164\uffa0]|(?<![\p{L}\p{M}\p{Extended_Pictographic}\ufe0f])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;
/** White space within a line: no line ends, which make a text of several. */
const SPACES = /[\p{Zs}\t\u2800]+/gu;

/**
 * Returns a line that a person typed or pasted as it is kept: letters in one form (NFC), nothing invisible, single
 * spaces, none at the ends. Line ends stay, for who refuses them.
 */
export const cleanLine = (text: string): string =>
  text.normalize('NFC').replace(INVISIBLE, '').replace(SPACES, ' ').trim();

/** Returns what a telephone field is given without what phones and pages paste: «tel:», a label, full-width digits. */
export function cleanPhone(text: string): string {
  const line = cleanLine(text.normalize('NFKC')).replace(/%2b/gi, '+').replace(/%20/g, ' ');
  return line
    .replace(/^(?:tel|sms|т|тел|телефон|моб|phone|mobile)\s*[.:]+\s*(?:\/\/)?/iu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/;(?:ext|phone-context)=.*$/is, '')
    .trim();
}

/** Returns a mailbox in lower case, without what pages paste: «mailto:», pointed brackets. */
export const cleanEmail = (text: string): string =>
  cleanLine(text)
    .replace(/^mailto:/i, '')
    .replace(/^<(.*)>$/, '$1')
    .toLowerCase();
