import type { Lexicon } from './lexicon.js';
import { readQuery, type ReadPiece } from './read-query.js';
import { searchForm } from './search-form.js';
import type { Understanding } from './understanding.js';

/** What the shopper most likely means, as far as the catalogue's own words tell. */
export function understandQuery(query: string, lexicon: Lexicon): Understanding {
  const pieces = readQuery(query, lexicon);
  const words = pieces.flatMap(({ typed, reading }) => reading.words.map((word) => ({ typed, ...word })));
  const mayGoOn = !/\s$/.test(query);
  return {
    text: textOf(pieces),
    repaired: pieces.some(({ repaired }) => repaired),
    filters: [],
    words: words.map(({ typed, forms, known }, place) => ({
      typed,
      forms,
      prefix: mayGoOn && place === words.length - 1,
      known,
    })),
    otherReadings: [],
  };
}

function textOf(pieces: ReadPiece[]): string {
  return pieces.flatMap(({ reading }) => reading.words.map(({ surface }) => surface)).join(' ');
}

/** The query as it stands: no repair, no filter. */
export function readExactly(query: string): Understanding {
  const text = searchForm(query);
  const forms = text ? text.split(' ') : [];
  return {
    text,
    repaired: false,
    filters: [],
    words: forms.map((form, place) => ({
      typed: form,
      forms: [form],
      prefix: place === forms.length - 1,
      known: true,
    })),
    otherReadings: [],
  };
}
