import type { Lexicon } from './lexicon.js';
import type { Piece, Reading } from './reading.js';
import type { KnownWord } from './vocabulary.js';

/** Readings whose costs differ by more are decided without context. */
const CLOSE = 0.6;
/** Bonus of a reading if products have its words together with the rest of the query. */
const TOGETHER = 0.6;

/**
 * Reorders readings of similar cost: the one whose words occur in products together with the rest of the query goes
 * first.
 */
export function inContext(pieces: readonly Piece[], lexicon: Lexicon): Piece[] {
  if (pieces.length < 2) return [...pieces];
  return pieces.map((piece, place) => {
    const [first, second] = piece.readings;
    if (
      !first?.cost ||
      !first.words.every(({ known }) => known) ||
      !second ||
      second.cost - first.cost > CLOSE ||
      !second.words.every(({ known }) => known)
    )
      return piece;
    const others = pieces
      .filter((_, other) => other !== place)
      .flatMap(({ readings }) => knownWords(readings[0], lexicon));
    if (!others.length) return piece;
    const weighed = piece.readings.map((reading) => ({
      ...reading,
      cost: reading.cost - TOGETHER * shareTogether(knownWords(reading, lexicon), others, lexicon),
    }));
    return { ...piece, readings: weighed.sort((one, other) => one.cost - other.cost) };
  });
}

/** Share of the other words that occur in some product together with all of these. */
function shareTogether(words: KnownWord[], others: KnownWord[], lexicon: Lexicon): number {
  if (!words.length) return 0;
  const together = others.filter((other) => words.every((word) => lexicon.areSaidTogether(word, other)));
  return together.length / others.length;
}

function knownWords(reading: Reading | undefined, lexicon: Lexicon): KnownWord[] {
  return reading?.words.flatMap(({ forms }) => lexicon.words.get(forms[0]!) ?? begunBy(forms[0]!, lexicon)) ?? [];
}

/** The most frequent word with this beginning. */
function begunBy(beginning: string, lexicon: Lexicon): KnownWord[] {
  const begun = [...lexicon.words.beginningWith(beginning)];
  return begun.sort((one, other) => other.uses - one.uses).slice(0, 1);
}
