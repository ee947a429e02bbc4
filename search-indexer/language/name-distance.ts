import { editDistance } from './edit-distance.js';
import { normaliseText } from './normalise-text.js';
import { soundDistance } from './sound-distance.js';
import { soundKeys } from './sound-key.js';

/** Shorter words are like too many names. */
const FEWEST_LETTERS = 4;
/** Largest share of letters or sounds in which a word may differ from a name that it is like. */
const MOST_DIFFERENT = 0.4;

/**
 * How far a text is from a name, as the share of letters (of one alphabet) or sounds (of two) in which their nearest
 * words differ: 0 to 0.4, null if no word of the text is like one of the name. It is looser than repairs of a query:
 * it offers names where nothing was found.
 */
export function nameDistance(text: string, name: string): number | null {
  let least = MOST_DIFFERENT;
  let found = false;
  for (const typed of wordsOf(text)) {
    for (const said of wordsOf(name)) {
      if (!beginAlike(typed, said)) continue;
      const length = Math.max(typed.length, said.length);
      const share = distance(typed, said, least * length) / length;
      if (share > least) continue;
      least = share;
      found = true;
    }
  }
  return found ? least : null;
}

function wordsOf(text: string): string[] {
  return normaliseText(text)
    .split(' ')
    .filter((word) => word.length >= FEWEST_LETTERS);
}

/** The first consonants are heard best: «чайник» is not like Nike. */
function beginAlike(one: string, other: string): boolean {
  const first = soundKeys(one).map((key) => key[0]);
  return soundKeys(other).some((key) => first.includes(key[0]));
}

function distance(one: string, other: string, most: number): number {
  const isLatin = LATIN.test(one);
  if (isLatin === LATIN.test(other)) return editDistance(one, other, most);
  return isLatin ? soundDistance(one, other, most) : soundDistance(other, one, most);
}

const LATIN = /[a-z]/;
