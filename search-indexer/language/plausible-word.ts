// cspell:disable – letters, parts of words and words as people write them
/**
 * Letter combinations that hardly any Russian word has, e.g. a hard vowel after ь or ъ, five consonants at the start,
 * or no vowel.
 */
const NOT_RUSSIAN = /^[ьъы]|^.уу|[ьъ][аоуыэьъ]|[жшчщ]ы|^[бвгджзйклмнпрстфхцчшщ]{5}|^[^аеиоуыэюя]{3,}$/;
const NOT_LATIN = /^[^aeiou]{4,}$/;

/**
 * False for a text that nobody would write as a word: it is more likely typed in the wrong layout than a word missing
 * from the catalogue.
 */
export function isPlausibleWord(word: string): boolean {
  return !(/[а-я]/.test(word) ? NOT_RUSSIAN : NOT_LATIN).test(word);
}
