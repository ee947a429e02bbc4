import type { Lexicon } from './lexicon.js';
import type { Piece, Reading } from './reading.js';
import type { KnownWord } from './vocabulary.js';

/** If the costs of two readings differ by more than this, the context cannot change their order. */
const CLOSE = 0.6;
/** Maximum bonus of a reading whose words occur in products together with the rest of the query. */
const TOGETHER = 0.6;

/**
 * Reorders readings of similar cost: those whose words occur in products together with the rest of the query come
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

/** Among `others` (the other words of the query), the share that some product has together with each of `words`. */
function shareTogether(words: KnownWord[], others: KnownWord[], lexicon: Lexicon): number {
  if (!words.length) return 0;
  const together = others.filter((other) => words.every((word) => lexicon.areSaidTogether(word, other)));
  return together.length / others.length;
}

function knownWords(reading: Reading | undefined, lexicon: Lexicon): KnownWord[] {
  return reading?.words.flatMap(({ forms }) => lexicon.words.get(forms[0]!) ?? begunBy(forms[0]!, lexicon)) ?? [];
}

/** The most frequent word of the catalogue that starts with `beginning`, as a list of one; empty if no word does. */
function begunBy(beginning: string, lexicon: Lexicon): KnownWord[] {
  const begun = [...lexicon.words.beginningWith(beginning)];
  return begun.sort((one, other) => other.uses - one.uses).slice(0, 1);
}
