// cspell:disable – alphabets
import type { Random } from '@meet/demo/random';
import { isCyrillic } from '../words-of.js';
import { neighboursOf } from './keyboard.js';

const LATIN = 'abcdefghijklmnopqrstuvwxyz';
const CYRILLIC = 'абвгдежзийклмнопрстуфхцчшщыьэюя';

/** Returns the word with one typing mistake: a wrong, missing, additional or swapped letter. */
export function mistype(word: string, random: Random): string {
  const letters = [...word];
  const place = random.whole(0, letters.length - 1);
  const letter = letters[place]!;
  const neighbours = neighboursOf(letter);
  const any = () => random.pick([...(isCyrillic(word) ? CYRILLIC : LATIN)]);
  switch (random.pick(['neighbour', 'letter', 'missing', 'surplus', 'doubled', 'swapped'] as const)) {
    case 'neighbour':
      letters[place] = neighbours.length ? random.pick(neighbours) : any();
      break;
    case 'letter':
      letters[place] = any();
      break;
    case 'missing':
      letters.splice(place, 1);
      break;
    case 'surplus':
      letters.splice(place, 0, neighbours.length ? random.pick(neighbours) : any());
      break;
    case 'doubled':
      letters.splice(place, 0, letter);
      break;
    case 'swapped': {
      const first = Math.min(place, letters.length - 2);
      letters.splice(first, 2, letters[first + 1]!, letters[first]!);
    }
  }
  return letters.join('');
}
