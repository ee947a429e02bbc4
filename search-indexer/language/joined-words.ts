import type { Lexicon } from './lexicon.js';
import type { Reading } from './read-word.js';
import { stemWord } from './search-form.js';
import { soundsLike } from './similar-words.js';
import { usualSurface, type KnownWord } from './vocabulary.js';

const SPLIT_COST = 0.4;
const SHORTEST_PART = 2;

/** Two words written as one («airmax», «ньюбаланс»), where some product's name has both. */
export function splitJoined(surface: string, lexicon: Lexicon): Reading[] {
  let best: Reading | undefined;
  for (let place = SHORTEST_PART; place <= surface.length - SHORTEST_PART; place += 1) {
    const first = partMeant(surface.slice(0, place), lexicon);
    const second = first && partMeant(surface.slice(place), lexicon);
    if (!first || !second || first.word === second.word) continue;
    const cost = SPLIT_COST + first.cost + second.cost;
    if (cost >= (best?.cost ?? Infinity) || !lexicon.areNamedTogether([first.word, second.word])) continue;
    best = {
      words: [first, second].map(({ word }) => ({ surface: usualSurface(word), forms: [word.stem], known: true })),
      cost,
    };
  }
  return best ? [best] : [];
}

function partMeant(part: string, lexicon: Lexicon): { word: KnownWord; cost: number } | undefined {
  const known = lexicon.words.get(stemWord(part));
  if (known) return { word: known, cost: part.length < 3 ? 0.1 : 0 };
  if (part.length < 3) return undefined;
  const [sounding] = soundsLike(part, lexicon.words);
  return sounding && { word: sounding.entry, cost: sounding.cost };
}
