// cspell:disable – rows of keys
const LATIN_KEYS = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`";
const CYRILLIC_KEYS = 'йцукенгшщзхъфывапролджэячсмитьбюё';
const ROWS = ['qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,.', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю'];

const OTHER_LAYOUT = new Map(
  [...LATIN_KEYS].flatMap((latin, place): [string, string][] => [
    [latin, CYRILLIC_KEYS[place]!],
    [CYRILLIC_KEYS[place]!, latin],
  ]),
);

/** Returns the text that the same keys produce in the other keyboard layout (Russian or English). */
export function inOtherLayout(text: string): string {
  return [...text].map((character) => OTHER_LAYOUT.get(character) ?? character).join('');
}

/** Returns the letters on the keys around a letter's key. */
export function neighboursOf(letter: string): string[] {
  const near = new Set<string>();
  for (const [index, row] of ROWS.entries()) {
    const place = row.indexOf(letter);
    if (place < 0) continue;
    const sameAlphabet = (other: number) => other < 3 === index < 3;
    for (const [rowOf, step] of [
      [index, -1],
      [index, 1],
      [index - 1, 0],
      [index - 1, 1],
      [index + 1, -1],
      [index + 1, 0],
    ] as const) {
      const neighbour = ROWS[rowOf]?.[place + step];
      if (neighbour && sameAlphabet(rowOf)) near.add(neighbour);
    }
  }
  return [...near].filter((key) => /\p{L}/u.test(key));
}
