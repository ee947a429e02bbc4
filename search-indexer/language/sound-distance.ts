// cspell:disable – letters
import { GRAPHEMES, LONGEST_GRAPHEME, type Spelling } from './graphemes.js';

/**
 * Distance in sound between a Latin and a Cyrillic word: 0 for the usual spelling, 1 for each additional or missing
 * consonant. Infinity if it is greater than `most`. `goesOn` says which of the two words may be longer than the
 * compared part.
 */
export function soundDistance(latin: string, cyrillic: string, most: number, goesOn?: 'latin' | 'cyrillic'): number {
  const width = cyrillic.length + 1;
  const costs = new Float64Array((latin.length + 1) * width).fill(Infinity);
  /** Index of the furthest Latin letter reached so far. */
  let reached = 0;
  costs[0] = 0;
  for (let i = 0; i <= reached; i += 1) {
    const spoken = graphemesAt(latin, i);
    for (let j = 0; j < width; j += 1) {
      const cost = costs[i * width + j]!;
      if (cost > most) continue;
      if (j < cyrillic.length) reach(i, j + 1, cost + extraLetter(cyrillic, j));
      if (i === latin.length) continue;
      reach(i + 1, j, cost + silentLetter(latin, i));
      for (const { length, spellings } of spoken)
        for (const { letters, cost: unlikely } of spellings)
          if (letters && cyrillic.startsWith(letters, j)) reach(i + length, j + letters.length, cost + unlikely);
    }
  }
  const cost = Math.min(...ends());
  return cost > most ? Infinity : cost;

  function ends(): Float64Array {
    if (goesOn === 'cyrillic') return costs.subarray(latin.length * width);
    if (goesOn === 'latin') return costs.filter((_, place) => place % width === width - 1);
    return costs.subarray(-1);
  }

  function reach(i: number, j: number, cost: number): void {
    if (cost > most || cost >= costs[i * width + j]!) return;
    costs[i * width + j] = cost;
    if (i > reached) reached = i;
  }
}

function graphemesAt(word: string, place: number): { length: number; spellings: readonly Spelling[] }[] {
  const found = [];
  for (let length = 1; length <= LONGEST_GRAPHEME && place + length <= word.length; length += 1) {
    const spellings = GRAPHEMES.get(word.slice(place, place + length));
    if (spellings) found.push({ length, spellings });
  }
  return found;
}

/** Cost of a Cyrillic letter that corresponds to no Latin letter. */
function extraLetter(word: string, place: number): number {
  const letter = word[place]!;
  if (letter === word[place - 1]) return 0.1;
  if (letter === 'й') return 0.3;
  if (/[ьъ]/.test(letter)) return 0.15;
  if (/[аеиоуыэюя]/.test(letter)) return place === word.length - 1 ? 0.15 : 0.6;
  return 1;
}

/** Cost of a Latin letter that corresponds to no Cyrillic letter, because it is silent. */
function silentLetter(word: string, place: number): number {
  const letter = word[place]!;
  const last = place === word.length - 1;
  if (letter === word[place - 1]) return 0.05;
  if (letter === 'e' && last) return 0.05;
  if ((letter === 's' || letter === 't') && last) return 0.3;
  // A Russian case ending may replace the final vowel of a name: «пумы» and «пумой» are forms of “Puma”.
  if (last && /[aioy]/.test(letter)) return 0.25;
  if (letter === 'h') return 0.3;
  return /[aeiouy]/.test(letter) ? 0.6 : 1;
}
