const { dtcgFile, studioFile } = (await import(new URL('../../scripts/token-files.mjs', import.meta.url).href)) as {
  dtcgFile: () => Promise<Group>;
  studioFile: () => Promise<StudioFile>;
};

interface Token {
  $type?: string;
  $value: unknown;
  $extensions?: Record<string, unknown>;
}
interface Group {
  [name: string]: Group | Token;
}
interface StudioFile {
  $themes: { id: string; name: string; group: string; selectedTokenSets: Record<string, string> }[];
  $metadata: { tokenSetOrder: string[] };
  [set: string]: unknown;
}

const isToken = (node: Group | Token): node is Token => '$value' in node;

/** Every token with its path and the type that it has or inherits. */
function* tokensIn(group: Group, path: string[] = [], inherited?: unknown): Generator<[string, Token, unknown]> {
  const type = group['$type'] ?? inherited;
  for (const [name, child] of Object.entries(group)) {
    if (name.startsWith('$')) continue;
    if (isToken(child)) yield [[...path, name].join('.'), child, child.$type ?? type];
    else yield* tokensIn(child, [...path, name], type);
  }
}

/** What the format of the Design Tokens Community Group says of the value of each type. */
const values: Record<string, (value: never) => boolean> = {
  color: ({ colorSpace, components }: { colorSpace: string; components: number[] }) =>
    colorSpace === 'srgb' && components.length === 3 && components.every((part) => part >= 0 && part <= 1),
  dimension: ({ value, unit }: { value: number; unit: string }) =>
    typeof value === 'number' && ['px', 'rem'].includes(unit),
  duration: ({ value, unit }: { value: number; unit: string }) =>
    typeof value === 'number' && ['ms', 's'].includes(unit),
  cubicBezier: (value: number[]) => value.length === 4,
  fontFamily: (value: string[]) => value.every((name) => typeof name === 'string'),
  fontWeight: (value: number) => value >= 1 && value <= 1000,
  number: (value: number) => typeof value === 'number',
};

describe('tokens.json', () => {
  it('tokens.json contains only valid tokens of the DTCG format', async () => {
    const tokens = [...tokensIn(await dtcgFile())];
    expect(tokens.length).toBeGreaterThan(100);
    const wrong = tokens.filter(([, { $value }, type]) => !values[String(type)]?.($value as never));
    expect(wrong).toEqual([]);
  });

  it('tokens.json contains the specification’s breakpoints and the drawer’s duration of half a second', async () => {
    const tokens = new Map([...tokensIn(await dtcgFile())].map(([path, { $value }]) => [path, $value]));
    const px = (name: string) => tokens.get(`breakpoint.${name}`);
    expect([px('tablet'), px('desktop'), px('wide')]).toEqual([
      { value: 768, unit: 'px' },
      { value: 1024, unit: 'px' },
      { value: 1440, unit: 'px' },
    ]);
    expect(tokens.get('duration.drawer')).toEqual({ value: 500, unit: 'ms' });
  });

  it('tokens.json contains the values of tokens in other modes', async () => {
    const tokens = new Map([...tokensIn(await dtcgFile())].map(([path, token]) => [path, token]));
    const modesOf = (path: string) => tokens.get(path)?.$extensions?.['com.meet.modes'];
    expect(modesOf('color.paper')).toHaveProperty('dark.hex');
    expect(modesOf('size.target')).toEqual({ compact: { value: 36, unit: 'px' } });
    expect(Object.keys(modesOf('radius.control') as object)).toEqual(['none', 'large']);
    expect(modesOf('duration.panel')).toBeUndefined();
  });
});

describe('tokens-studio.json', () => {
  it('tokens-studio.json has a set of tokens for every file, and themes that consist of these sets', async () => {
    const { $themes, $metadata, ...sets } = await studioFile();
    expect($metadata.tokenSetOrder).toEqual(Object.keys(sets));
    expect(new Set($themes.map(({ id }) => id)).size).toBe($themes.length);
    for (const { selectedTokenSets } of $themes) {
      expect(Object.keys(sets)).toEqual(expect.arrayContaining(Object.keys(selectedTokenSets)));
      for (const state of Object.values(selectedTokenSets)) expect(['source', 'enabled', 'disabled']).toContain(state);
    }
  });

  it('tokens-studio.json contains values that the Tokens Studio plugin can read', async () => {
    const { $themes: _, $metadata: __, ...sets } = await studioFile();
    const tokens = Object.values(sets).flatMap((set) => [...tokensIn(set as Group)]);
    const shapes: Record<string, RegExp> = {
      color: /^#([\da-f]{6}|[\da-f]{8})$/,
      fontFamilies: /^[A-Z][a-z]+$/,
      fontWeights: /^\d{3}$/,
      fontSizes: /^[\d.]+px$/,
      lineHeights: /^[\d.]+(%|px)$/,
      letterSpacing: /^-?[\d.]+(%|px)$/,
      spacing: /^\d+px$/,
      sizing: /^\d+px$/,
      borderRadius: /^\d+px$/,
      borderWidth: /^\d+px$/,
      number: /^\d+$/,
      other: /./,
    };
    const wrong = tokens.filter(([, { $type, $value }]) => !shapes[$type ?? '']?.test(String($value)));
    expect(wrong).toEqual([]);
    expect(new Set(tokens.map(([, { $type }]) => $type))).toEqual(new Set(Object.keys(shapes)));
  });
});
