import { contrast } from './contrast.js';
import { palettes } from './generated/tokens.js';
import { hueDistance } from './hue.js';
import { promisedContrast } from './promised-contrast.js';

describe('contrast', () => {
  it('contrast is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#8b867c', '#8b867c')).toBe(1);
  });

  it('contrast mixes a transparent colour with its background', () => {
    expect(contrast('rgb(0 0 0 / 0.5)', '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff'), 1);
  });
});

describe('hueDistance', () => {
  it('hueDistance is the smaller angle between two hues', () => {
    expect(hueDistance('#ff0000', '#00ff00')).toBe(120);
    expect(hueDistance('#ff0000', '#ff0080')).toBeCloseTo(30, 0);
    expect(hueDistance('#0000ff', '#808080')).toBe(120);
  });
});

describe.each(Object.entries(palettes))('%s palette', (_, palette) => {
  it.each(promisedContrast)(
    'the palette colour $front on $ground has a contrast of at least $least to 1',
    ({ front, ground, least }) => {
      expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(least);
    },
  );

  // A hovered row, a skeleton and a highlighted option are told from their ground by this difference alone.
  it.each(['paper', 'raised'] as const)('the palette colour subtle differs visibly from %s', (ground) => {
    expect(contrast(palette.subtle, palette[ground])).toBeGreaterThanOrEqual(1.15);
  });

  // On a touch screen nothing is hovered: what is pressed differs from both.
  it.each([
    ['pressed', 'subtle'],
    ['pressed', 'paper'],
    ['pressed', 'raised'],
    ['action-pressed', 'action-hover'],
    ['action-pressed', 'action'],
  ] as const)('palette: the colours %s and %s differ visibly', (state, other) => {
    expect(contrast(palette[state], palette[other])).toBeGreaterThanOrEqual(1.12);
  });

  it('the hue of an error in the palette differs from the hue of a reduced price', () => {
    expect(hueDistance(palette.error, palette.price)).toBeGreaterThanOrEqual(40);
  });
});
