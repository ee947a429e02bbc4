// cspell:disable: what Excel writes in several languages
const YES = new Set(
  'true 1 yes y on да истина wahr ja vrai oui verdadero vero si sì sí prawda tak doğru evet'.split(' '),
);
const NO = new Set('false 0 no n off нет ложь falsch nein faux non falso fałsz nie yanlış hayır'.split(' '));

/**
 * Reads a switch such as `TRUE`, `ЛОЖЬ` or `0`, in any case and in the languages in which Excel rewrites files; null if
 * the word is neither yes nor no.
 */
export function readSwitch(text: string): boolean | null {
  const word = text.normalize('NFKC').trim().toLowerCase();
  return YES.has(word) ? true : NO.has(word) ? false : null;
}
