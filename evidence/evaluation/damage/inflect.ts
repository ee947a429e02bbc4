// cspell:disable – parts of words
import type { Random } from '@meet/demo/random';

/**
 * Endings of words in the grammatical form that catalogues use, each with the endings of other forms. The first match
 * is used.
 */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/([гкх])ий$/, ['$1ая', '$1ие', '$1ого', '$1их']],
  [/([жшчщн])ий$/, ['$1яя', '$1ие', '$1его', '$1их']],
  [/(.)(?:ый|ой)$/, ['$1ая', '$1ые', '$1ого', '$1ых', '$1ую']],
  [/([гкхжшчщ])ие$/, ['$1их', '$1ими']],
  [/(.)ые$/, ['$1ых', '$1ыми', '$1ый', '$1ая']],
  [/([гкхжшчщ])ая$/, ['$1ую', '$1ие', '$1их']],
  [/(.)ая$/, ['$1ую', '$1ые', '$1ой']],
  [/(.)ое$/, ['$1ого', '$1ые', '$1ым']],
  // Other forms of «кроссовки» and «футболка» insert a vowel before к: «кроссовок», «футболок».
  [/([бвдзлмнпрстф])к[иа]$/, ['$1ок', '$1ками', '$1кам']],
  [/([йь])к[иа]$/, ['$1ками', '$1кам']],
  [/([жшчщ])к[иа]$/, ['$1ек', '$1ками', '$1кам']],
  [/([гкхжшчщ])и$/, ['$1ами', '$1ам']],
  [/(.)ы$/, ['$1ами', '$1ов', '$1ам']],
  [/([гкхжшчщ])а$/, ['$1и', '$1у', '$1ами']],
  [/(.)а$/, ['$1ы', '$1у', '$1ами']],
  [/(.)я$/, ['$1и', '$1ю', '$1ями']],
  [/([бвдзлнпрст])$/, ['$1ы', '$1ом', '$1ов', '$1ами']],
];

const INDECLINABLE = new Set('дерби мини макси миди хаки худи'.split(' '));

/** Returns a random other grammatical form of a Russian word, or null if no ending matches. */
export function inflect(word: string, random: Random): string | null {
  if (word.length < 4 || INDECLINABLE.has(word) || !/^[а-я]+$/.test(word)) return null;
  const fitting = ENDINGS.find(([ending]) => ending.test(word));
  return fitting ? word.replace(fitting[0], random.pick(fitting[1])) : null;
}
