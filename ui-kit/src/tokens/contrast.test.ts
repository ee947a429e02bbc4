import { contrast } from './contrast.js';
import { palettes } from './generated/tokens.js';
import { promisedContrast } from './promised-contrast.js';

describe('contrast', () => {
  it('is 21 for black on white and 1 for a colour on itself', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#8b867c', '#8b867c')).toBe(1);
  });

  it('mixes a transparent colour with its ground', () => {
    expect(contrast('rgb(0 0 0 / 0.5)', '#ffffff')).toBeCloseTo(contrast('#808080', '#ffffff'), 1);
  });
});

describe.each(Object.entries(palettes))('%s palette', (_, palette) => {
  it.each(promisedContrast)('$front on $ground reaches $least to 1', ({ front, ground, least }) => {
    expect(contrast(palette[front], palette[ground])).toBeGreaterThanOrEqual(least);
  });
});
