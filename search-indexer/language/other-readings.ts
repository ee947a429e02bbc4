import type { ReadPiece } from './read-query.js';
import type { Reading } from './reading.js';

/** A correction is certain if the next likeliest reading costs at least this much more. */
const SURE = 0.4;
const MOST_READINGS = 3;

/** Alternative queries of nearly the same likelihood, the likeliest first. Each differs from the query in one word. */
export function otherReadings(pieces: readonly ReadPiece[]): string[] {
  const readings = pieces.flatMap(({ reading, others, repaired }, place) =>
    others
      .filter(({ cost, words }) => repaired && words.every(({ known }) => known) && cost - reading.cost < SURE)
      .map((other) => ({ text: textWith(pieces, place, other), cost: other.cost - reading.cost })),
  );
  const text = textWith(pieces, -1);
  const texts = readings.sort((one, other) => one.cost - other.cost).map((reading) => reading.text);
  return [...new Set(texts)].filter((other) => other !== text).slice(0, MOST_READINGS);
}

function textWith(pieces: readonly ReadPiece[], changed: number, reading?: Reading): string {
  return pieces
    .flatMap((piece, place) => (place === changed ? reading! : piece.reading).words)
    .map(({ surface }) => surface)
    .join(' ');
}
