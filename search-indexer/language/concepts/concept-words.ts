/** Splits a text into words in the form of the concept tables: lower case, ё as е, no punctuation marks. */
export function conceptWords(text: string): string[] {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
