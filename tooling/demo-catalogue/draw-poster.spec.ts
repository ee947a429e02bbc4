import { schemesOf } from './data/schemes.js';
import { kindOf } from './data/kinds.js';
import type { PictureOrder } from './draw-picture.js';
import { placeOf, posterSvg } from './draw-poster.js';
import { paletteOf } from './palette.js';

const order = (name: 'windbreaker' | 'skirt'): PictureOrder => {
  const kind = kindOf(name);
  const scheme = schemesOf(kind.schemes)[0];
  if (!scheme) throw new Error('no scheme');
  return {
    silhouette: name,
    palette: paletteOf(scheme, kind),
    material: 'COTTON',
    angle: 'main',
    seed: name,
    construction: 0,
    mark: 'none',
  };
};

/** Left edges of the goods on a poster. */
const lefts = (svg: string): number[] =>
  [...svg.matchAll(/<g transform="translate\((\d+) -?\d+\) scale\(0\.\d+\)">/g)].map(([, x]) => Number(x));

describe('posters', () => {
  it('are 16:9 on a ground of their own and leave the left third to words', () => {
    const svg = posterSvg('#b9c4c9', [order('windbreaker'), order('skirt')]);
    expect(svg).toContain('viewBox="0 0 2400 1350"');
    expect(lefts(svg)).toHaveLength(2);
    expect(Math.min(...lefts(svg))).toBeGreaterThan(800);
  });

  it('put tops in the middle, whatever comes first', () => {
    expect([placeOf('windbreaker'), placeOf('skirt')]).toEqual(['middle', 'beside']);
    const svg = posterSvg('#b9c4c9', [order('windbreaker'), order('skirt')]);
    expect(svg).toBe(posterSvg('#b9c4c9', [order('skirt'), order('windbreaker')]));
  });

  it('are drawn of nothing, too', () => {
    expect(lefts(posterSvg('#b9c4c9', []))).toEqual([]);
  });
});
