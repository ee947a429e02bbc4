import { areNeighbourKeys } from './keyboard-layout.js';

/** Cost of the likeliest typing errors: a neighbouring key, or two swapped letters. */
const LIKELY_SLIP = 0.7;
/** Cost of typing a doubled letter once, or a single letter twice. */
const DOUBLED = 0.5;

/**
 * Cost of turning one word into the other (Damerau–Levenshtein, optimal string alignment): 1 for an inserted, missing
 * or replaced letter, less for a likely typing error. Infinity if the cost is more than `most`.
 */
export function editDistance(one: string, other: string, most: number): number {
  if (one === other) return 0;
  if (Math.abs(one.length - other.length) > most) return Infinity;
  let start = 0;
  let oneEnd = one.length;
  let otherEnd = other.length;
  while (start < oneEnd && start < otherEnd && one[start] === other[start]) start += 1;
  while (oneEnd > start && otherEnd > start && one[oneEnd - 1] === other[otherEnd - 1]) {
    oneEnd -= 1;
    otherEnd -= 1;
  }
  // The common beginning is skipped except for its last letter, which is needed to recognise a doubled letter.
  if (start > 0) start -= 1;
  const end = otherEnd - start;
  return distanceWithin(one.slice(start, oneEnd), other.slice(start, otherEnd), most, end);
}

/** Returns what the nearest of the words stands for, if it has the same first letter and is within one typing error. */
export function withinOneSlip<Value>(stem: string, words: ReadonlyMap<string, Value>): Value | undefined {
  let [best, least] = [undefined as Value | undefined, Infinity];
  for (const [known, value] of words) {
    const cost = known[0] === stem[0] ? editDistance(stem, known, 1) : Infinity;
    if (cost <= 1 && cost < least) [best, least] = [value, cost];
  }
  return best;
}

/** Like `editDistance`, but to the nearest beginning of the other word, whose length differs by at most one letter. */
export function beginningDistance(one: string, other: string, most: number): number {
  return distanceWithin(one, other.slice(0, one.length + 1), most, one.length - 1);
}

/** Rows of the distance table, allocated once. They can be reused because the function is synchronous. */
const ROWS = [new Float64Array(64), new Float64Array(64), new Float64Array(64)] as const;

/** `shortest` is the minimum length of the beginning of the other word. */
function distanceWithin(one: string, other: string, most: number, shortest: number): number {
  if (other.length >= 64) return Infinity;
  let [beforeLast, last, row]: Float64Array[] = [...ROWS];
  for (let j = 0; j <= other.length; j += 1) last![j] = j;
  for (let i = 1; i <= one.length; i += 1) {
    row![0] = i;
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      let cost = Math.min(
        last![j]! + extra(one, i - 1),
        row![j - 1]! + extra(other, j - 1),
        last![j - 1]! + substitution(one[i - 1]!, other[j - 1]!),
      );
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, beforeLast![j - 2]! + LIKELY_SLIP);
      row![j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return Infinity;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  let cost = last![other.length]!;
  for (let length = shortest; length < other.length; length += 1) cost = Math.min(cost, last![length]!);
  return cost > most ? Infinity : cost;
}

/** Cost of a letter that only one of the two words has. */
function extra(word: string, place: number): number {
  return word[place] === word[place - 1] ? DOUBLED : 1;
}

function substitution(one: string, other: string): number {
  if (one === other) return 0;
  return areNeighbourKeys(one, other) ? LIKELY_SLIP : 1;
}
