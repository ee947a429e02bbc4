// cspell:ignore кроссовкиадидасмужские
import { coloursLike } from './colour-words.js';
import { goodsKnown } from './goods-phrases.js';
import type { Lexicon } from './lexicon.js';
import { meaningsOf } from './meaning-words.js';
import type { Reading, ReadWord } from './reading.js';
import { stemWord } from './search-form.js';
import { soundsLike } from './similar-words.js';
import { usualSurface, type KnownWord } from './vocabulary.js';

const SPLIT_COST = 0.4;
const SHORTEST_PART = 2;
const SHORTEST_WORD = 4;
/**
 * Each half of two joined words is short and sounds like many words, so only a correction very close to the typed text
 * is accepted.
 */
const MOST_SOUND_COST = 0.6;
const MOST_LONG_COST = 1.1;

/**
 * Splits a text into two words that were typed as one («airmax», «ньюбаланс»), if some product has both in its name.
 */
export function splitJoined(surface: string, lexicon: Lexicon): Reading[] {
  let best: Reading | undefined;
  for (let place = SHORTEST_PART; place <= surface.length - SHORTEST_PART; place += 1) {
    const parts = [surface.slice(0, place), surface.slice(place)];
    const meant = parts.map((part) => knownPart(part, lexicon));
    // A part of at least three letters may be corrected by sound; a shorter part must be a word of the catalogue.
    const [first, second] = parts.map((part, index) => meant[index] ?? soundingPart(part, lexicon));
    if (!first || !second || first.word === second.word) continue;
    const cost = SPLIT_COST + first.cost + second.cost;
    if (cost >= (best?.cost ?? Infinity) || !lexicon.areNamedTogether([first.word, second.word])) continue;
    best = {
      words: [first, second].map(({ word }) => ({ surface: usualSurface(word), forms: [word.stem], known: true })),
      cost,
    };
  }
  return best ? [best] : kindAndProperty(surface, lexicon);
}

/** Splits a kind of goods from what is said of it and from a brand, if they were typed as one word: «кроссовкиадидасмужские». */
function kindAndProperty(surface: string, lexicon: Lexicon): Reading[] {
  const words = joinedWords(surface, lexicon, MOST_JOINED);
  const isKind = ({ forms }: ReadWord) => goodsKnown(forms[0]!, lexicon) !== undefined;
  return words && words.length > 1 && words.some(isKind) ? [{ words, cost: SPLIT_COST * (words.length - 1) }] : [];
}

function joinedWords(surface: string, lexicon: Lexicon, most: number): ReadWord[] | null {
  const whole = saidWord(surface, lexicon);
  if (whole) return [whole];
  for (let place = SHORTEST_WORD; most > 1 && place <= surface.length - SHORTEST_WORD; place += 1) {
    const first = saidWord(surface.slice(0, place), lexicon);
    const rest = first && joinedWords(surface.slice(place), lexicon, most - 1);
    if (rest) return [first, ...rest];
  }
  return null;
}

/** A kind of goods that the shop has, a word that means a filter, or a brand by its sound. */
function saidWord(surface: string, lexicon: Lexicon): ReadWord | null {
  const stem = stemWord(surface);
  if (goodsKnown(stem, lexicon) || meaningsOf([stem]).length || coloursLike(stem).length)
    return { surface, forms: [stem], known: true };
  const brand = knownPart(surface, lexicon) ?? soundingPart(surface, lexicon);
  return brand && lexicon.isBrand(brand.word)
    ? { surface: usualSurface(brand.word), forms: [brand.word.stem], known: true }
    : null;
}

const MOST_JOINED = 3;

interface Part {
  word: KnownWord;
  cost: number;
}

function knownPart(part: string, lexicon: Lexicon): Part | undefined {
  const word = lexicon.words.get(stemWord(part));
  return word && { word, cost: part.length < 3 ? 0.1 : 0 };
}

function soundingPart(part: string, lexicon: Lexicon): Part | undefined {
  if (part.length < 3 || !/[а-я]/.test(part)) return undefined;
  const [sounding] = soundsLike(part, lexicon);
  return sounding && sounding.cost <= (part.length < 5 ? MOST_SOUND_COST : MOST_LONG_COST)
    ? { word: sounding.entry, cost: sounding.cost }
    : undefined;
}
