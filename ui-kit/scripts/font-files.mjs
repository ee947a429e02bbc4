// Which files the kit's fonts are cut into, and which letters each holds.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);

/** Letters, figures and signs of titles in English, and what Russian ones take from Latin files. */
const TITLE = 'U+0020-007E,U+00A0,U+00AB,U+00B7,U+00BB,U+00D7,U+2009,U+2013-2014,U+2019,U+2026,U+202F';
/** The same for text: also signs of money and sums, dots between facts, arrows and quotes of every kind. */
const TEXT =
  'U+0020-007E,U+00A0,U+00A9,U+00AB,U+00B0,U+00B1,U+00B7,U+00BB,U+00D7,U+2009,U+200B-200F,U+2011-2014,U+2018-201E,U+2022,U+2026,U+202F,U+2191,U+2193,U+2212';
const RUSSIAN = 'U+0401,U+0410-044F,U+0451,U+2116';
const ROUBLE = 'U+20BD';

/**
 * Each file is a part of one that fontsource has cut by script: `only` these letters, or all but those of `without`. A
 * browser loads a file when a page has one of its letters, so what nearly every page has stands apart from the rest.
 * `weights` are those of the tokens; a font carries the data of every weight it offers.
 */
export const fonts = [
  {
    family: 'Onest Variable',
    name: 'onest',
    weights: [400, 700],
    files: [
      { of: 'cyrillic-ext' },
      { of: 'cyrillic' },
      // Extended Latin is 27 KB larger than its sign of the rouble, which is on every page.
      { of: 'latin-ext', without: ROUBLE },
      { of: 'latin-ext', only: ROUBLE, named: 'rouble' },
      { of: 'latin', without: TEXT, named: 'latin-rest' },
      { of: 'latin', only: TEXT },
    ],
  },
  {
    // Extended Latin of the display font weighs 118 KB, and no logo or title needs it.
    family: 'Unbounded Variable',
    name: 'unbounded',
    weights: [500, 800],
    files: [
      { of: 'cyrillic-ext' },
      { of: 'cyrillic', without: RUSSIAN, named: 'cyrillic-rest' },
      { of: 'cyrillic', only: RUSSIAN },
      { of: 'latin', without: TITLE, named: 'latin-rest' },
      { of: 'latin', only: TITLE },
    ],
  },
];

/** Code points of a `unicode-range`, such as `U+0020-007E,U+20BD`. */
export function codePoints(range) {
  return range.split(',').flatMap((part) => {
    const [first, last = first] = part
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((hex) => Number.parseInt(hex, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
}

/** The `unicode-range` of code points in ascending order. */
export function unicodeRange(points) {
  const spans = [];
  for (const point of points) {
    const span = spans.at(-1);
    if (span && span[1] === point - 1) span[1] = point;
    else spans.push([point, point]);
  }
  const hex = (point) => point.toString(16).toUpperCase().padStart(4, '0');
  return spans.map(([first, last]) => `U+${hex(first)}${last > first ? `-${hex(last)}` : ''}`).join(',');
}

/** The letters of a file, of those in the file of fontsource that it is a part of. */
export function lettersOf({ only, without }, range) {
  const chosen = new Set(codePoints(only ?? without ?? ''));
  return codePoints(range).filter((point) => (only ? chosen.has(point) : !chosen.has(point)));
}

/** The files of a font: name, `unicode-range` and bytes. */
export async function cutFont({ name, weights: [min, max], files }) {
  const folder = dirname(require.resolve(`@fontsource-variable/${name}/package.json`));
  const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
  const parts = files.map(async (file) => {
    const letters = lettersOf(file, ranges[file.of]);
    const whole = await readFile(join(folder, 'files', `${name}-${file.of}-wght-normal.woff2`));
    const bytes = await subsetFont(whole, String.fromCodePoint(...letters), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min, max } },
    });
    return { name: `${name}-${file.named ?? file.of}-wght-normal.woff2`, range: unicodeRange(letters), bytes };
  });
  return { licence: join(folder, 'LICENSE'), parts: await Promise.all(parts) };
}
