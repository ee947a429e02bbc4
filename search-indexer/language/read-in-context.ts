// cspell:ignore рундххолз
import { goodsNamed } from './concepts/goods.js';
import { guessesInContext, TOGETHER } from './guess-in-context.js';
import type { Lexicon } from './lexicon.js';
import { guessedAs, isWordOfLanguage } from './read-word.js';
import type { Piece, Reading } from './reading.js';
import type { Near } from './spelling-index.js';
import type { KnownWord } from './vocabulary.js';

/** If the costs of two readings differ by more than this, the context cannot change their order. */
const CLOSE = 0.6;
/** A correction of this cost is compared with others that suit the rest of the query. */
const DOUBTFUL = 0.15;
/** A correction of this cost has a typing error, or an unusual sound. */
const FAR = 0.5;
/** A guess that costs so much less than a correction is likelier, if no product has the correction with the other words. */
const CLEARLY = 0.5;
/** A word that is used so many times as often is likelier than a correction that suits the other words, too. */
const MANY_TIMES = 20;
const SECOND_KIND_COST = 0.3;

/**
 * Reorders readings of similar cost: those whose words occur in products together with the rest of the query come
 * first. An unknown word becomes the word that was likeliest meant together with the rest of the query; with
 * `mayBeUnfinished` the last word may be the beginning of a word.
 */
export function inContext(pieces: readonly Piece[], lexicon: Lexicon, mayBeUnfinished: boolean): Piece[] {
  if (pieces.length < 2) return [...pieces];
  const once = inOtherContext(pieces, lexicon, mayBeUnfinished);
  // A guess is a context for the words beside it: «рундххолз дип». Those are weighed anew.
  const guessed = once.map((piece, place) => (piece.readings.length > pieces[place]!.readings.length ? piece : null));
  if (guessed.every((piece) => piece === null)) return once;
  return inOtherContext(
    pieces.map((piece, place) => guessed[place] ?? piece),
    lexicon,
    mayBeUnfinished,
  );
}

function inOtherContext(pieces: readonly Piece[], lexicon: Lexicon, mayBeUnfinished: boolean): Piece[] {
  return pieces.map((piece, place) => {
    const [first, second] = piece.readings;
    if (!first?.cost) return piece;
    const others = pieces
      .filter((_, other) => other !== place)
      .flatMap(({ readings }) => knownWords(readings[0], lexicon));
    if (!others.length) return piece;
    if (isInDoubt(first, lexicon)) {
      const last = mayBeUnfinished && place === pieces.length - 1;
      const isAmongRussian = pieces.some(({ typed }, other) => other !== place && /[а-я]/i.test(typed));
      const guesses = guessesInContext(first.literal!, { last, isAmongRussian }, lexicon, (word) =>
        others.includes(word) ? 0 : shareTogether([word], others, lexicon),
      );
      if (areLikelier(guesses, first, others, lexicon)) {
        const readings = guesses.map(({ entry, cost }) => guessedAs(entry, cost, first.literal!, lexicon));
        return { ...piece, readings: [...readings, ...piece.readings] };
      }
    }
    if (!second || second.cost - first.cost > CLOSE || ![first, second].every(isKnown)) return piece;
    const weighed = piece.readings.map((reading) => {
      const words = knownWords(reading, lexicon);
      const unlikely = isSecondKind(words, others) ? SECOND_KIND_COST : 0;
      return { ...reading, cost: reading.cost + unlikely - TOGETHER * shareTogether(words, others, lexicon) };
    });
    return { ...piece, readings: weighed.sort((one, other) => one.cost - other.cost) };
  });
}

const isKnown = ({ words }: Reading): boolean => words.every(({ known }) => known);

/**
 * True for a word that is neither in the catalogue nor in the language, and for a correction, unless it is so frequent that no
 * guess is much likelier.
 */
function isInDoubt(reading: Reading, lexicon: Lexicon): boolean {
  if (reading.literal === undefined || isWordOfLanguage(reading.literal)) return false;
  if (!isKnown(reading) || reading.cost > FAR) return true;
  return reading.cost > DOUBTFUL && knownWords(reading, lexicon).some(({ uses }) => uses * MANY_TIMES < lexicon.size);
}

/**
 * True if the first reading is unknown or far from the text, or if the first guess is clearly likelier: it costs less and, unlike
 * the reading, suits the other words, or it is far more frequent.
 */
function areLikelier(
  guesses: readonly Near<KnownWord>[],
  first: Reading,
  others: readonly KnownWord[],
  lexicon: Lexicon,
): boolean {
  const [guess] = guesses;
  const words = knownWords(first, lexicon);
  if (!guess || words.includes(guess.entry)) return false;
  if (!isKnown(first) || first.cost > FAR) return true;
  if (!shareTogether(words, others, lexicon)) return guess.cost < first.cost - CLEARLY;
  return guesses.some(({ entry }) => words.includes(entry) && guess.entry.uses > entry.uses * MANY_TIMES);
}

/** Among `others` (the other words of the query), the share that some product has together with each of `words`. */
function shareTogether(words: KnownWord[], others: readonly KnownWord[], lexicon: Lexicon): number {
  if (!words.length) return 0;
  const together = others.filter((other) => words.every((word) => lexicon.areSaidTogether(word, other)));
  return together.length / others.length;
}

/** True for a kind of goods beside another kind: «кроссовки белье» is hardly meant. */
function isSecondKind(words: readonly KnownWord[], others: readonly KnownWord[]): boolean {
  const namesKind = (all: readonly KnownWord[]) => all.some(({ stem }) => goodsNamed([stem]));
  return namesKind(words) && namesKind(others);
}

function knownWords(reading: Reading | undefined, lexicon: Lexicon): KnownWord[] {
  return reading?.words.flatMap(({ forms }) => lexicon.words.get(forms[0]!) ?? begunBy(forms[0]!, lexicon)) ?? [];
}

/** The most frequent word of the catalogue that starts with `beginning`, as a list of one; empty if no word does. */
function begunBy(beginning: string, lexicon: Lexicon): KnownWord[] {
  const begun = [...lexicon.words.beginningWith(beginning)];
  return begun.sort((one, other) => other.uses - one.uses).slice(0, 1);
}
