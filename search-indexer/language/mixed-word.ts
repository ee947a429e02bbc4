// cspell:disable – letters
/**
 * Latin letters that people mean by a Cyrillic letter: the one with the same sound first, then the one with the same
 * shape.
 */
const LETTERS: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'vb',
  г: 'g',
  д: 'd',
  е: 'e',
  з: 'z',
  и: 'i',
  й: 'j',
  к: 'kc',
  л: 'l',
  м: 'm',
  н: 'nh',
  о: 'o',
  п: 'p',
  р: 'rp',
  с: 'sc',
  т: 't',
  у: 'uy',
  ф: 'f',
  х: 'xh',
};
const MOST_LETTERS = 5;

/**
 * Possible Latin spellings of a model name typed in Cyrillic («хт6», «м2к»); empty for any word that is not a mix of
 * digits and a few Cyrillic letters.
 */
export function latinModels(word: string): string[] {
  if (!/\d/.test(word) || !/[а-я]/.test(word) || word.replace(/[^а-я]/g, '').length > MOST_LETTERS) return [];
  return [...word].reduce<string[]>(
    (models, letter) => [...(LETTERS[letter] ?? letter)].flatMap((latin) => models.map((model) => model + latin)),
    [''],
  );
}
