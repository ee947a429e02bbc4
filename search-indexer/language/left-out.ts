// cspell:disable – letters, parts of words and words as people write them
import { attributeAt } from './attributes.js';
import { isCommonWord } from './common-words.js';
import { goodsNamed } from './concepts/goods.js';
import type { Lexicon } from './lexicon.js';
import { isOnlyInNames } from './name-words.js';
import { isStopWord, JOINING } from './noise-words.js';
import { pricePhrase } from './price-words.js';
import { stemWord } from './search-form.js';
import { namesClothes } from './synonyms.js';

/** A word of the query after spelling correction. */
interface SaidWord {
  surface: string;
  stem: string;
}

/** A range of words in a query: the index of the first, and their number. */
export interface Span {
  from: number;
  length: number;
}

const NOT = 'не';
const DENIES = new Set([NOT, 'not']);
const WITHOUT = new Set(['без', 'кроме', 'without', 'except', 'minus', 'минус']);
const PREPOSITIONS = new Set(['на', 'из', 'с', 'со', 'в', 'под', 'для']);
const LONGEST_NAME = 3;
/** Ending of an adjective in the genitive case, which is followed by its noun: «без яркого принта». */
const ADJECTIVE_OF_OTHER = /(ого|его|ой|ей|ых|их)$/;
const ADJECTIVE = /(ый|ий|ая|яя|ое|ее|ые|ие)$/;

/** Beginnings of adjectives that say the opposite of each other. Names say «низкие» but seldom that shoes are not high. */
const OPPOSITES = [
  ['высок', 'низк'],
  ['длинн', 'коротк'],
  ['широк', 'узк'],
].flatMap((pair) => [pair, pair.toReversed()]);

/** «Низкие» for «высокие»; null for a word that has no opposite. */
export function oppositeOf(word: string): string | null {
  if (word === 'мини') return 'миди';
  const [own, other] = OPPOSITES.find(([beginning]) => word.startsWith(beginning!)) ?? [];
  const ending = word.slice(own?.length ?? 0);
  // «Высокогорные» only begins so.
  if (!own || ending.length !== 2 || !ADJECTIVE.test(ending)) return null;
  return other + (other!.endsWith('к') ? ending.replace(/^ы/, 'и') : ending.replace(/^и/, 'ы'));
}

/** Joins «не» with the next word if the two are usually written as one word: «не дорогие», «не промокаемые». */
export function withDenialsJoined(pieces: readonly string[], lexicon: Lexicon): string[] {
  return pieces.reduce<string[]>((done, piece) => {
    const joined = `${NOT}${piece.toLowerCase()}`;
    const stem = stemWord(joined.replaceAll('ё', 'е'));
    const isWord = done.at(-1)?.toLowerCase() === NOT && (isCommonWord(stem) || lexicon.words.get(stem));
    return isWord ? [...done.slice(0, -1), joined] : [...done, piece];
  }, []);
}

/**
 * Returns the parts of a query that the shopper excludes: «без принта», «не чёрная», «кроме найк и адидас». Searched as
 * ordinary words, they would find exactly the excluded products.
 */
export function spansLeftOut(words: readonly SaidWord[], lexicon: Lexicon): Span[] {
  const stems = words.map(({ stem }) => stem);
  const spans: Span[] = [];
  for (let from = 0; from < words.length; from += 1) {
    const length = lengthLeftOut(words, stems, from, lexicon);
    if (!length) continue;
    spans.push({ from, length });
    from += length - 1;
  }
  return spans;
}

function lengthLeftOut(words: readonly SaidWord[], stems: readonly string[], from: number, lexicon: Lexicon): number {
  const { surface } = words[from]!;
  const isWithout = WITHOUT.has(surface);
  if ((!isWithout && !DENIES.has(surface)) || pricePhrase(stems, from)) return 0;
  // «Не на платформе», «не из кожи», «не для бега»
  const start = !isWithout && PREPOSITIONS.has(words[from + 1]?.surface ?? '') ? from + 2 : from + 1;
  let end = start + lengthOfThing(words, stems, start, lexicon);
  if (end === start) return 0;
  while (isWithout && JOINING.has(words[end]?.surface ?? '') && !namesClothes(stems[end + 1] ?? '')) {
    const more = lengthOfThing(words, stems, end + 1, lexicon);
    if (!more) break;
    end += 1 + more;
  }
  return end - from;
}

/** Number of words that together name the excluded property, starting at `from`. */
function lengthOfThing(words: readonly SaidWord[], stems: readonly string[], from: number, lexicon: Lexicon): number {
  if (from >= words.length || isStopWord(stems[from]!)) return 0;
  for (let length = LONGEST_NAME; length > 1; length -= 1)
    if (from + length <= words.length && lexicon.values.named(stems.slice(from, from + length)).length) return length;
  const property = attributeAt(stems, from);
  if (property && property.length > 1) return property.length;
  const next = words[from + 1];
  // «Без надписей кеды» excludes no shoes.
  const goesOn = next && !isStopWord(next.stem) && !ADJECTIVE.test(next.surface) && !goodsNamed([next.stem]);
  // «Кроме гель 1130»
  const isLine = next && /^\d{2,}$/.test(next.surface) && /^[a-z]/.test(stems[from]!);
  const ofName = property ? 0 : lengthOfName(stems, from, lexicon);
  if (ofName > 1) return ofName;
  return isLine || (goesOn && ADJECTIVE_OF_OTHER.test(words[from]!.surface)) ? 2 : 1;
}

/** Number of Latin words that are a name together, with its number: «кроме air max 90». Brands are each for themselves. */
function lengthOfName(stems: readonly string[], from: number, lexicon: Lexicon): number {
  const isOfName = (stem: string) =>
    /^[a-z]/.test(stem) && isOnlyInNames(stem) && !lexicon.values.named([stem]).length && lexicon.words.get(stem);
  let end = from;
  while (end < stems.length && end - from < LONGEST_NAME && isOfName(stems[end]!)) end += 1;
  const number = end - from > 1 && /^\d+$/.test(stems[end] ?? '') ? 1 : 0;
  return end - from + number;
}
