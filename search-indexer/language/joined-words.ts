import { goodsKnown } from './goods-phrases.js';
import type { Lexicon } from './lexicon.js';
import { meaningsOf } from './meaning-words.js';
import type { Reading } from './reading.js';
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

/** Splits a kind of goods from what is said of it, if both were typed as one word. */
function kindAndProperty(surface: string, lexicon: Lexicon): Reading[] {
  for (let place = SHORTEST_WORD; place <= surface.length - SHORTEST_WORD; place += 1) {
    const parts = [surface.slice(0, place), surface.slice(place)];
    const [first, second] = parts.map(stemWord);
    const isPair = (kind: string, property: string) =>
      goodsKnown(kind, lexicon) !== undefined && meaningsOf([property]).length > 0;
    if (!isPair(first!, second!) && !isPair(second!, first!)) continue;
    const words = parts.map((part) => ({ surface: part, forms: [stemWord(part)], known: true }));
    return [{ words, cost: SPLIT_COST }];
  }
  return [];
}

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
