// cspell:disable – words as people and suppliers write them
import { conceptWords } from './concept-words.js';
import { KIND_PHRASES, type Kind } from './kinds.js';
import { withoutPeople } from './people.js';
import { KIND_BY_TAXONOMY_NAME } from './taxonomy.js';

/** The kinds of goods that a text names. */
export interface KindsRead {
  /** The kinds in the order of the text, without repetitions. */
  kinds: Kind[];
  /** Whether every word of the text names a kind, states for whom it is, or has no meaning for the kind. */
  isWhole: boolean;
}

/** Words without a meaning for the kind. */
const NOTHING = new Set(['and', 'the', 'of', 'и', 'all', 'все', 'new', 'other', 'size', 'plus']);
/** Words that are followed by something other than the product: «шнурки для кроссовок», `dress with belt`. */
export const BEFORE_OTHERS = new Set([
  'with',
  'in',
  'for',
  'from',
  'by',
  'to',
  'w',
  'для',
  'из',
  'с',
  'со',
  'под',
  'на',
  'к',
  'в',
  'без',
]);
/** Phrases that contain a word of a kind but mean something else. */
export const OTHER_THINGS = new Set([
  'luggage tag',
  'luggage tags',
  'high top',
  'low top',
  'mid top',
  'slide lock',
  'suit jacket',
  'short sleeve',
  'short sleeves',
  'short sleeved',
  'tight fit',
  'tie dye',
  'watch band',
  'watch bands',
  'watch strap',
]);
const LONGEST_PHRASE = 3;

interface Match {
  at: number;
  words: number;
  kind: Kind;
  isLatin: boolean;
}

/**
 * Reads the name of a category: `women's coats & jackets` is completely read as «Верхняя одежда». Names of the taxonomy
 * are also read completely.
 */
export function readKinds(category: string): KindsRead {
  const words = conceptWords(withoutPeople(category)).filter((word) => !NOTHING.has(word));
  const matches = matchesIn(words);
  const isRead = (place: number) => matches.some(({ at, words: count }) => at <= place && place < at + count);
  // Without the word for people, only «для» remains of «Кроссовки для женщин».
  if (matches.length > 0 && words.every((word, place) => isRead(place) || word === 'для'))
    return { kinds: distinct(matches), isWhole: true };
  const named = KIND_BY_TAXONOMY_NAME.get(conceptWords(category).join(' '));
  return named ? { kinds: [named], isWhole: true } : { kinds: distinct(matches), isWhole: false };
}

/**
 * Reads the kind of a product from its name; null if there is none. In Russian the product comes first
 * («платье-рубашка»), in English last (`shirt dress`), and in both languages before «для», «из», `with`, `in`.
 */
export function kindOfName(name: string): Kind | null {
  const words = conceptWords(withoutPeople(name));
  const end = words.findIndex((word, place) => place > 0 && BEFORE_OTHERS.has(word));
  const matches = matchesIn(end > 0 ? words.slice(0, end) : words);
  const russian = matches.find(({ isLatin }) => !isLatin);
  return (russian ?? matches.at(-1))?.kind ?? null;
}

const distinct = (matches: readonly Match[]): Kind[] => [...new Set(matches.map(({ kind }) => kind))];

function matchesIn(words: readonly string[]): Match[] {
  const found: Match[] = [];
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(LONGEST_PHRASE, words.length - at); count > 0; count -= 1) {
      const phrase = words.slice(at, at + count).join(' ');
      const kind = KIND_PHRASES.get(phrase);
      if (!kind && !OTHER_THINGS.has(phrase)) continue;
      if (kind) found.push({ at, words: count, kind, isLatin: /^[a-z]/.test(phrase) });
      at += count - 1;
      break;
    }
  }
  return found;
}
