// cspell:disable – letters, parts of words and words as people write them
const LATIN = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const SHIFTED: Readonly<Record<string, string>> = {
  '{': 'Х',
  '}': 'Ъ',
  ':': 'Ж',
  '"': 'Э',
  '<': 'Б',
  '>': 'Ю',
  '~': 'Ё',
};

const TO_CYRILLIC = new Map<string, string>(Object.entries(SHIFTED));
const TO_LATIN = new Map<string, string>(Object.entries(SHIFTED).map(([latin, cyrillic]) => [cyrillic, latin]));
for (const [place, latin] of [...LATIN].entries()) {
  const cyrillic = CYRILLIC[place]!;
  TO_CYRILLIC.set(latin, cyrillic);
  TO_LATIN.set(cyrillic, latin);
  if (latin === latin.toUpperCase()) continue;
  TO_CYRILLIC.set(latin.toUpperCase(), cyrillic.toUpperCase());
  TO_LATIN.set(cyrillic.toUpperCase(), latin.toUpperCase());
}

/**
 * The text that the same keys produce in the other layout (ЙЦУКЕН or QWERTY); null for text without letters or with
 * letters of both alphabets. Pass the text with its punctuation, because some punctuation keys are letters in the other
 * layout.
 */
export function swapLayout(typed: string): string | null {
  const latin = /[a-z]/i.test(typed);
  const cyrillic = /[а-яё]/i.test(typed);
  if (latin === cyrillic) return null;
  const keys = latin ? TO_CYRILLIC : TO_LATIN;
  return Array.from(typed, (letter) => keys.get(letter) ?? letter).join('');
}

/** Rows of keys in both layouts, used to find neighbouring keys. */
const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];
const PLACES = new Map<string, { row: number; column: number }>();
for (const [row, letters] of ROWS.entries())
  for (const [column, letter] of [...letters].entries()) PLACES.set(letter, { row, column });

/** True if the two letters are on keys that touch each other. */
export function areNeighbourKeys(one: string, other: string): boolean {
  return TOUCHING[pairOf(one, other)] === 1;
}

/** The letters on the keys around that of a letter. */
export function neighbourKeys(letter: string): string {
  return NEIGHBOURS.get(letter) ?? '';
}

const NEIGHBOURS = new Map(
  Array.from(PLACES.keys(), (letter) => [
    letter,
    Array.from(PLACES.keys())
      .filter((other) => touch(letter, other))
      .join(''),
  ]),
);

/**
 * For each pair of letters, 1 if their keys touch. A table is used because edit distances need this for each pair of
 * compared letters.
 */
const TOUCHING = new Uint8Array(256 * 256);
for (const [letter, neighbours] of NEIGHBOURS) for (const other of neighbours) TOUCHING[pairOf(letter, other)] = 1;

function pairOf(one: string, other: string): number {
  return numberOf(one) * 256 + numberOf(other);
}

/** Number of a letter: the code of a Latin letter; Cyrillic letters, from U+0430 on, are mapped to 128 and up. */
function numberOf(letter: string): number {
  const code = letter.charCodeAt(0);
  return code < 128 ? code : (code - 0x430 + 128) & 255;
}

function touch(one: string, other: string): boolean {
  const a = PLACES.get(one)!;
  const b = PLACES.get(other)!;
  if (a.row < 3 !== b.row < 3) return false;
  const [above, below] = a.row <= b.row ? [a, b] : [b, a];
  if (above.row === below.row) return Math.abs(above.column - below.column) === 1;
  // Each keyboard row is shifted half a key to the right of the row above it.
  return below.row - above.row === 1 && (above.column === below.column || above.column === below.column + 1);
}
