import { brandCss, brandTokens } from './brand-files.js';
import { brandTheme } from './brand-theme.js';
import { brands } from './brands.js';
import { contrast } from './contrast.js';
import { palettes } from './generated/tokens.js';

const fjord = { colour: '#0b4f6c', font: 'Georgia', density: 'compact' } as const;

describe('brandTheme', () => {
  it.each(Object.entries(brands))('brandTheme refuses nothing of the finished brand %s', (_, brand) => {
    expect(brandTheme(brand).refusals).toEqual([]);
  });

  it('brandTheme keeps the colour in the light theme and lightens it in the dark one', () => {
    const { light, dark } = brandTheme(fjord);
    expect([light.action, light.focus, light['on-action']]).toEqual(['#0b4f6c', '#0b4f6c', '#ffffff']);
    expect(contrast(dark.action!, palettes.dark.pressed)).toBeGreaterThanOrEqual(4.5);
    expect(dark['on-action']).toBe(palettes.dark.paper);
  });

  it('brandTheme tints the grounds without a change of their lightness', () => {
    const { light, dark } = brandTheme(fjord);
    for (const [mode, brand] of Object.entries({ light, dark }))
      for (const name of ['paper', 'subtle', 'surface-product'] as const) {
        const own = palettes[mode as 'light' | 'dark'][name];
        expect(brand[name]).not.toBe(own);
        expect(contrast(brand[name]!, own)).toBeLessThan(1.02);
      }
  });

  it('brandTheme says with which numbers a colour falls under the least contrast', () => {
    const { refusals } = brandTheme({ ...fjord, colour: '#ffd400' });
    const focus = refusals.find(({ front, ground }) => front === 'focus' && ground === 'paper');
    expect(focus).toMatchObject({ mode: 'light', least: 3 });
    expect(focus!.ratio).toBeCloseTo(1.3, 1);
    expect(refusals.every(({ mode }) => mode === 'light')).toBe(true);
  });

  it.each(['#ffffff', '#767676', '#000000', '#ff0000', '#ffd400', '#0b4f6c'])(
    'brandTheme of %s refuses exactly what is under the least contrast',
    (colour) => {
      const { light, dark, refusals } = brandTheme({ ...fjord, colour });
      for (const { mode, front, ground, least, ratio } of refusals) {
        const of = { ...palettes[mode], ...{ light, dark }[mode] };
        expect(contrast(of[front], of[ground])).toBe(ratio);
        expect(ratio).toBeLessThan(least);
      }
      const words = ['action', 'action-hover', 'action-pressed'] as const;
      const low = words.filter((name) => contrast(light['on-action']!, light[name]!) < 4.5);
      expect(refusals.filter(({ mode, front }) => mode === 'light' && front === 'on-action')).toHaveLength(low.length);
    },
  );

  it.each([
    [{ colour: 'teal' }, /six digits/],
    [{ colour: '#0b4f6c; }' }, /six digits/],
    [{ font: "Arial'; }" }, /name of a family/],
  ])('brandTheme throws when given %j', (wrong, message) => {
    expect(() => brandTheme({ ...fjord, ...wrong })).toThrow(message);
  });
});

describe('the files of a brand', () => {
  it('brandCss sets the colours of each theme, and the font once', () => {
    const theme = brandTheme(fjord);
    const css = brandCss(theme);
    expect(css).toContain("--meet-font-text: 'Georgia', sans-serif;");
    expect(css.match(/--meet-color-action: /g)).toHaveLength(3);
    expect(css).toContain(`[data-theme='dark'] {\n    --meet-color-paper: ${theme.dark.paper};`);
    expect(css).toContain('density="compact"');
  });

  it('brandTokens are tokens of the DTCG format, with the dark colours as a mode', () => {
    const theme = brandTheme(fjord);
    const { color, font } = brandTokens(theme);
    expect(color).toMatchObject({
      $type: 'color',
      action: {
        $value: { colorSpace: 'srgb', components: [0.0431, 0.3098, 0.4235], hex: '#0b4f6c' },
        $extensions: { 'com.meet.modes': { dark: { hex: theme.dark.action } } },
      },
    });
    expect(font).toEqual({
      $type: 'fontFamily',
      text: { $value: ['Georgia', 'sans-serif'] },
      display: { $value: ['Georgia', 'sans-serif'] },
    });
  });
});
