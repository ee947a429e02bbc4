import { swapLayout } from './keyboard-layout.js';
import { isAmount, isCommonWord } from './common-words.js';
import type { Lexicon } from './lexicon.js';
import { withDenialsJoined } from './left-out.js';
import { brandAt } from './known-brands.js';
import { inContext } from './read-in-context.js';
import { isStopWord } from './noise-words.js';
import { isPlausibleWord } from './plausible-word.js';
import { readWord } from './read-word.js';
import type { Daring, Piece, Reading } from './reading.js';
import { stemWord } from './search-form.js';
import { isSizeSystem } from './size-words.js';
import { splitWords, wordParts } from './split-words.js';

/** A piece of a query (the text between two spaces) with its readings. */
export interface ReadPiece {
  typed: string;
  reading: Reading;
  /** Less likely readings, likeliest first. */
  others: Reading[];
  repaired: boolean;
}

/** Cost of assuming the other keyboard layout: once for the whole query, or for each piece. */
const WHOLE_LAYOUT_COST = 0.5;
const LAYOUT_COST = 1.3;
/** A short text easily makes a word in either layout, so the other layout costs more for a short piece. */
const SHORT_LAYOUT_COST = 1.7;
/** A shorter text in the other layout is not corrected, and must look like a word: «yee» is no «нуу». */
const SHORTEST_REPAIRED = 4;
const JOIN_COST = 0.15;
/**
 * Cyrillic letters on keys that are punctuation in the Latin layout, where no Latin word has punctuation. Dots and
 * apostrophes inside «dr.martens» and «levi's» are allowed.
 */
const PUNCTUATED = /[хъжё]|б(?!$)|^[эю](?!\d)/i; // cspell:disable-line – letters
/** Maximum cost of the correction if two pieces are joined to one word, and if one of them is a word by itself. */
const MOST_JOINED_COST = 1;
const MOST_JOINED_TO_WORD_COST = 0.6;
/** Maximum cost of a piece that is surely a word by itself. */
const SURE_COST = 0.25;
/** Only this many pieces of a query are read; the rest is ignored. */
const MOST_PIECES = 32;

/**
 * Reads a query piece by piece. Each piece is read as typed or as if typed in the other keyboard layout, whichever is
 * likelier.
 */
export function readQuery(query: string, lexicon: Lexicon): ReadPiece[] {
  const split = query.split(/\s+/).filter(Boolean).slice(0, MOST_PIECES);
  const typed = withSureReadings(withGenitives(withDenialsJoined(split, lexicon), lexicon), lexicon);
  const lastPlace = /\s$/.test(query) ? -1 : typed.length - 1;
  const plain = typed.map(({ text, reading }, place) => ({
    typed: text,
    readings: reading ? [reading] : begun(readPiece(text, lexicon, place === lastPlace), typed.length),
    cost: 0,
  }));
  const asTyped = joined(plain, lexicon);
  if (total(asTyped) < WHOLE_LAYOUT_COST) return inContext(asTyped, lexicon, lastPlace >= 0).flatMap(finished);
  const swapped = typed.map(({ text, reading }, place) => {
    const other = reading || PUNCTUATED.test(text) ? null : swapLayout(text);
    const isShort = text.length < SHORTEST_REPAIRED;
    if (other === null || (isShort && !isPlausibleWord(other))) return null;
    // If a piece makes sense as typed, its reading in the other layout must not need corrections.
    const isFine = total([plain[place]!]) < WHOLE_LAYOUT_COST;
    return {
      typed: text,
      readings: readPiece(other, lexicon, place === lastPlace, isFine || isShort ? 'none' : 'more'),
      cost: isShort ? SHORT_LAYOUT_COST : LAYOUT_COST,
    };
  });
  const mixed = plain.map((piece, place) => {
    const other = swapped[place];
    // A one-letter piece of the query is never read as if typed in the other keyboard layout.
    return other && splitWords(piece.typed).some(({ length }) => length > 1) && total([other]) < total([piece])
      ? other
      : piece;
  });
  const whole = plain.map((piece, place) => ({ ...(swapped[place] ?? piece), cost: 0 }));
  const plans = [
    { pieces: asTyped, cost: total(asTyped) },
    ...[joined(mixed, lexicon)].map((pieces) => ({ pieces, cost: total(pieces) })),
    ...[joined(whole, lexicon)].map((pieces) => ({ pieces, cost: total(pieces) + WHOLE_LAYOUT_COST })),
  ];
  const likeliest = plans.reduce((best, plan) => (plan.cost < best.cost ? plan : best));
  return inContext(likeliest.pieces, lexicon, lastPlace >= 0).flatMap(finished);
}

/** The pieces. Those that name a well-known brand are one; it and the letters of a size system need no repair. */
function withSureReadings(pieces: readonly string[], lexicon: Lexicon): { text: string; reading?: Reading }[] {
  const result: { text: string; reading?: Reading }[] = [];
  for (let from = 0; from < pieces.length; from += 1) {
    const brand = brandAt(pieces, from, lexicon);
    if (!brand) {
      const text = pieces[from]!;
      const surface = lettersTyped(text);
      const asTyped = { words: [{ surface, forms: [surface], known: true }], cost: 0 };
      result.push(isSizeSystem(pieces, from) ? { text, reading: asTyped } : { text });
      continue;
    }
    const text = pieces.slice(from, from + brand.length).join(' ');
    const words = brand.words ?? [{ surface: lettersTyped(text), forms: [brand.stem], known: false }];
    result.push({ text, reading: { words, cost: 0 } });
    from += brand.length - 1;
  }
  return result;
}

/** «На» alone is not read as a preposition but as the beginning of a name, so such a reading comes first. */
function begun(readings: Reading[], pieces: number): Reading[] {
  const [first] = readings;
  if (pieces > 1 || first?.words.length !== 1 || !isStopWord(first.words[0]!.forms[0]!)) return readings;
  return readings.toSorted((one, other) => Number(isUnknown(one)) - Number(isUnknown(other)));
}

const isUnknown = ({ words }: Reading): boolean => words.some(({ known }) => !known);

/** Restores a missing apostrophe: «levi s» becomes «levi's». */
function withGenitives(pieces: string[], lexicon: Lexicon): string[] {
  return pieces.reduce<string[]>((done, piece) => {
    const before = done.at(-1);
    const isGenitive =
      /^[sы]$/i.test(piece) && before && before.length > 1 && lexicon.words.surface(`${latinOf(before)}s`);
    return isGenitive ? [...done.slice(0, -1), `${before}'${piece}`] : [...done, piece];
  }, []);
}

function latinOf(piece: string): string {
  const text = /[a-z]/i.test(piece) ? piece : (swapLayout(piece) ?? piece);
  return text.toLowerCase();
}

/** Joins neighbouring pieces that are more likely one word written as two: «супер стар». */
function joined(pieces: Piece[], lexicon: Lexicon): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const before = result.at(-1);
    const together = before && readTogether(before, piece, lexicon);
    if (together) result.splice(-1, 1, together);
    else result.push(piece);
  }
  return result;
}

function readTogether(one: Piece, other: Piece, lexicon: Lexicon): Piece | null {
  const apart = total([one, other]);
  const text = literalOf(one) + literalOf(other);
  if (apart <= JOIN_COST || !/^\p{L}{4,24}$/u.test(text)) return null;
  if ([one, other].some(({ readings }) => isStopWord(readings[0]?.literal ?? ''))) return null;
  const isSure = [one, other].some(({ readings: [first] }) => first && !isUnknown(first) && first.cost < SURE_COST);
  const most = isSure ? MOST_JOINED_TO_WORD_COST : MOST_JOINED_COST;
  const readings = readWord(text, lexicon, false).filter(
    ({ words, cost }) => words.length === 1 && words[0]!.known && cost < most,
  );
  const words = [one, other].flatMap((piece) =>
    (piece.readings[0]?.words ?? []).map(({ forms }) => lexicon.words.get(forms[0]!)),
  );
  const together = words.every((word) => word !== undefined) ? lexicon.countTogether(words) : 0;
  const joinedWord = lexicon.words.get(readings[0]?.words[0]?.forms[0] ?? '');
  if (together > 0 && together >= (joinedWord?.named.length ?? 0)) return null;
  const cost = JOIN_COST + one.cost + other.cost;
  return (readings[0]?.cost ?? Infinity) + cost < apart
    ? { typed: `${one.typed} ${other.typed}`, readings, cost }
    : null;
}

/**
 * Returns the piece as typed if it is a single word, otherwise a space: joined with its neighbour, a space never forms
 * a known word.
 */
function literalOf({ readings }: Piece): string {
  const literal = readings[0]?.literal;
  return literal ?? ' ';
}

function finished({ typed, readings }: Piece): ReadPiece[] {
  const [reading, ...others] = readings;
  if (!reading?.words.length) return [];
  return [{ typed, reading, others, repaired: lettersOf(reading) !== lettersTyped(typed) }];
}

function lettersTyped(typed: string): string {
  return splitWords(typed).join('').replace(/[+-]/g, '');
}

function lettersOf({ words }: Reading): string {
  return words.map(({ surface }) => surface).join('');
}

/**
 * Returns the readings of a piece, the likeliest first. A piece may contain several words: «кеды,кроссовки», «xt-6».
 */
function readPiece(piece: string, lexicon: Lexicon, last: boolean, daring: Daring = 'usual'): Reading[] {
  const words = splitWords(piece).flatMap((word) => partsMeant(word, lexicon));
  if (words.length === 1) return readWord(words[0]!, lexicon, last, daring);
  const readings = words.map((word, place) => readWord(word, lexicon, last && place === words.length - 1, daring)[0]!);
  return [
    { words: readings.flatMap((reading) => reading.words), cost: readings.reduce((sum, { cost }) => sum + cost, 0) },
  ];
}

/** Returns a hyphenated word as a whole if the catalogue has it, otherwise its parts. */
function partsMeant(word: string, lexicon: Lexicon): string[] {
  const glued = gluedNumber(word, lexicon);
  if (glued) return glued;
  const parts = wordParts(word);
  if (parts.length < 3) return parts;
  const whole = parts.at(-1)!;
  return lexicon.words.get(stemWord(whole)) || isCommonWord(stemWord(whole)) ? [whole] : parts.slice(0, -1);
}

/** Splits a known word or a size system from a number: «max90», «эхо2», «8us». Article numbers («ab1234») are not split. */
function gluedNumber(word: string, lexicon: Lexicon): string[] | null {
  const match = /^(\p{L}{2,})(\d[\d.]*)$/u.exec(word) ?? /^(\d[\d.]*)(\p{L}{3,})$/u.exec(word);
  const size = /^(us|uk|eu|ru)(\d[\d.]*)$/.exec(word) ?? /^(\d[\d.]*)(us|uk|eu|ru|см|cm)$/.exec(word);
  if (lexicon.words.get(word)) return null;
  if (size) return size.slice(1);
  if (!match || isAmount(word)) return null;
  const parts = match.slice(1);
  const letters = stemWord(parts.find((part) => /^\p{L}/u.test(part))!);
  return lexicon.words.get(letters) || isCommonWord(letters) ? parts : null;
}

function total(pieces: Piece[]): number {
  return pieces.reduce((sum, { readings, cost }) => sum + cost + (readings[0]?.cost ?? 0), 0);
}
