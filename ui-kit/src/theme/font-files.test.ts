import { readFileSync } from 'node:fs';

interface Letters {
  only?: string;
  without?: string;
}
interface Font {
  name: string;
  weights: [number, number];
  files: (Letters & { of: string; named?: string })[];
}

const { codePoints, fonts, lettersOf, unicodeRange } = (await import(
  new URL('../../scripts/font-files.mjs', import.meta.url).href
)) as {
  codePoints: (range: string) => number[];
  fonts: Font[];
  lettersOf: (part: Letters, range: string) => number[];
  unicodeRange: (points: number[]) => string;
};

const scripts = (name: string): Record<string, string> =>
  JSON.parse(
    readFileSync(new URL(`../../../node_modules/@fontsource-variable/${name}/unicode.json`, import.meta.url), 'utf8'),
  ) as Record<string, string>;

describe('font files', () => {
  it('unicodeRange and lettersOf agree on the ranges of a font file', () => {
    expect(unicodeRange(codePoints('U+0020-0022, U+20BD'))).toBe('U+0020-0022,U+20BD');
    expect(lettersOf({ only: 'U+0021' }, 'U+0020-0022')).toEqual([0x21]);
    expect(lettersOf({ without: 'U+0021' }, 'U+0020-0022')).toEqual([0x20, 0x22]);
  });

  it.each(fonts.map((font) => [font.name, font] as const))(
    'the font %s has each letter of a script in exactly one file',
    (name, font) => {
      const ranges = scripts(name);
      for (const of of new Set(font.files.map((file) => file.of))) {
        const letters = font.files.filter((file) => file.of === of).flatMap((file) => lettersOf(file, ranges[of]!));
        expect(letters.sort((left, right) => left - right)).toEqual(codePoints(ranges[of]!));
      }
    },
  );

  it('the rouble sign has its own font file, so that prices do not load extended Latin', () => {
    const files = fonts[0]!.files.filter((file) => lettersOf(file, scripts('onest')[file.of]!).includes(0x20bd));
    expect(files).toEqual([expect.objectContaining({ named: 'rouble' })]);
  });

  it('font files exist for every weight of the tokens', () => {
    const tokens = readFileSync(new URL('../tokens/generated/tokens.css', import.meta.url), 'utf8');
    const weights = (kind: string) =>
      [...tokens.matchAll(new RegExp(`--meet-(?:${kind})[\\w-]*: (\\d+);`, 'g'))].map(([, value]) => Number(value));
    for (const [
      kind,
      {
        weights: [lightest, boldest],
      },
    ] of [
      ['weight|text-\\w+-weight', fonts[0]!],
      ['display-\\w+-weight', fonts[1]!],
    ] as const) {
      expect(weights(kind).length).toBeGreaterThan(3);
      expect(weights(kind).filter((weight) => weight < lightest || weight > boldest)).toEqual([]);
    }
  });
});
