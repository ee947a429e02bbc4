// cspell:disable – letters, parts of words and words as people write them
/** Letters that stand so in hardly any word: a hard vowel after ь or ъ, five consonants to begin with, no vowel at all. */
const NOT_RUSSIAN = /^[ьъы]|[ьъ][аоуыэьъ]|[жшчщ]ы|^[бвгджзйклмнпрстфхцчшщ]{5}|^[^аеиоуыэюя]{3,}$/;
const NOT_LATIN = /^[^aeiou]{4,}$/;

/** False for what nobody would write: a slip of the layout, likelier than a word the catalogue lacks. */
export function isPlausibleWord(word: string): boolean {
  return !(/[а-я]/.test(word) ? NOT_RUSSIAN : NOT_LATIN).test(word);
}
