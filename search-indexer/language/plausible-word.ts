// cspell:disable – letters, parts of words and words as people write them
/** Combinations that hardly any word has: a hard vowel after ь or ъ, five consonants at the start, no vowel. */
const NOT_RUSSIAN = /^[ьъы]|[ьъ][аоуыэьъ]|[жшчщ]ы|^[бвгджзйклмнпрстфхцчшщ]{5}|^[^аеиоуыэюя]{3,}$/;
const NOT_LATIN = /^[^aeiou]{4,}$/;

/** False for a word that nobody would write: more likely a wrong layout than a word that the catalogue lacks. */
export function isPlausibleWord(word: string): boolean {
  return !(/[а-я]/.test(word) ? NOT_RUSSIAN : NOT_LATIN).test(word);
}
