import { editDistance } from './edit-distance.js';
import { normaliseText } from './normalise-text.js';
import { soundDistance } from './sound-distance.js';
import { soundKeys } from './sound-key.js';

/** Shorter words are similar to too many names. */
const FEWEST_LETTERS = 4;
/** Maximum number of words of a text that are compared. */
const MOST_WORDS = 6;
/** Maximum share of letters or sounds in which a word may differ from a similar name. */
const MOST_DIFFERENT = 0.4;

interface Word {
  text: string;
  isLatin: boolean;
  /** Possible consonant skeletons of the word. */
  skeletons: readonly string[];
}

/**
 * Returns a function for the distance of names from a text: the share of letters (in one alphabet) or sounds (in two)
 * in which their nearest words differ, 0 to 0.4; null for a name without a similar word. It is less strict than the
 * correction of a query, because it suggests names when nothing was found.
 */
export function nameDistancesTo(text: string): (name: string) => number | null {
  const typed = wordsOf(text).slice(0, MOST_WORDS);
  return (name) => {
    let least = MOST_DIFFERENT;
    let isLike = false;
    for (const said of wordsOfName(name)) {
      for (const word of typed) {
        const length = Math.max(word.text.length, said.text.length);
        if (!canBeLike(word, said, least * length)) continue;
        const share = distance(word, said, least * length) / length;
        if (share > least) continue;
        least = share;
        isLike = true;
      }
    }
    return isLike ? least : null;
  };
}

/**
 * A fast test that most pairs of words fail: one consonant may differ, but not the first one, which is heard best:
 * «чайник» is not similar to Nike.
 */
const canBeLike = (one: Word, other: Word, most: number): boolean =>
  Math.abs(one.text.length - other.text.length) <= most + 1 &&
  one.skeletons.some((skeleton) =>
    other.skeletons.some((said) => skeleton[0] === said[0] && editDistance(skeleton, said, 1) <= 1),
  );

function distance(one: Word, other: Word, most: number): number {
  if (one.isLatin === other.isLatin) return editDistance(one.text, other.text, most);
  return one.isLatin ? soundDistance(one.text, other.text, most) : soundDistance(other.text, one.text, most);
}

function wordsOf(text: string): Word[] {
  return normaliseText(text)
    .split(' ')
    .filter((word) => word.length >= FEWEST_LETTERS)
    .map((word) => ({
      text: word,
      isLatin: LATIN.test(word),
      skeletons: soundKeys(word),
    }));
}

const LATIN = /[a-z]/;

const names = new Map<string, Word[]>();

/** Returns the words of a name. They are cached, because there are few names and all are compared with each text. */
function wordsOfName(name: string): Word[] {
  let words = names.get(name);
  if (!words) names.set(name, (words = wordsOf(name)));
  return words;
}
