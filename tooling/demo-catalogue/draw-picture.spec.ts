import { SaxesParser } from 'saxes';
import { colourOf } from './data/colours.js';
import { type KindName, KINDS, kindOf } from './data/kinds.js';
import { schemesOf } from './data/schemes.js';
import { ANGLES, constructionsOf, pictureSvg } from './draw-picture.js';
import { STEP } from './drawing/textures.js';
import { paletteOf } from './palette.js';
import { isDrawn } from './silhouettes/silhouettes.js';

/**
 * Largest size of a picture in bytes. Pictures are stored, and the image proxy renders each on its first request:
 * neither storage nor rendering time may grow unnoticed.
 */
const LIMIT = 61_440;

function ids(svg: string): { own: Set<string>; named: string[] } {
  const own = new Set<string>();
  const named: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name === 'foreignObject' || name === 'image' || name === 'script' || name === 'text')
      throw new Error(`${name} in a picture`);
    for (const [key, { value }] of Object.entries(attributes)) {
      if (key === 'id') own.add(value);
      if (key === 'href' || key === 'xlink:href') named.push(value);
      named.push(...[...value.matchAll(/url\(([^)]*)\)/g)].map(([, target]) => target ?? ''));
    }
  });
  parser.write(svg).close();
  return { own, named };
}

/** The kinds of goods that are drawn, with their silhouettes. */
const drawn = (Object.keys(KINDS) as KindName[]).flatMap((name) => {
  const { silhouette } = kindOf(name);
  return isDrawn(silhouette) ? [{ name, silhouette }] : [];
});

const orders = drawn.flatMap(({ name, silhouette }) => {
  const kind = kindOf(name);
  const scheme = schemesOf(kind.schemes)[0];
  if (!scheme) throw new Error(`no scheme for ${name}`);
  const material = kind.materials[0] ?? 'COTTON';
  return Array.from({ length: constructionsOf(silhouette) }, (_, construction) =>
    ANGLES.map(
      (angle) =>
        [
          name,
          construction,
          angle,
          {
            silhouette,
            palette: paletteOf(scheme, kind),
            material,
            angle,
            seed: name,
            construction,
            mark: 'steps' as const,
          },
        ] as const,
    ),
  ).flat();
});

describe('pictures', () => {
  it.each(orders)('%s %i, %s: well-formed, self-contained, light', (_kind, _construction, _angle, order) => {
    const svg = pictureSvg(order);
    const { own, named } = ids(svg);
    expect(named.filter((target) => !target.startsWith('#') || !own.has(target.slice(1)))).toEqual([]);
    expect(svg).toContain('width="1536" height="1536" viewBox="0 0 1536 1536"');
    expect(svg).not.toMatch(/NaN|undefined|Infinity/);
    expect(svg.length).toBeLessThan(LIMIT);
    expect(pictureSvg(order)).toBe(svg);
  });

  // A blur or a resampled pattern makes rendering several times slower: see `STEP` and `Sheet.cast`.
  it.each(orders)(
    '%s %i, %s: without a blur or a pattern that would be resampled',
    (_kind, _construction, _angle, order) => {
      const svg = pictureSvg(order);
      expect(svg).not.toContain('<filter');
      expect(svg).not.toContain('patternTransform');
      const sides = [...svg.matchAll(/<pattern [^>]*width="([\d.]+)" height="([\d.]+)"/g)].flatMap(([, x, y]) => [
        x,
        y,
      ]);
      expect(sides.length).toBeGreaterThan(0);
      expect(sides.filter((side) => Number(side) % STEP !== 0)).toEqual([]);
    },
  );

  it('are drawn of two constructions and more, each unlike the others', () => {
    for (const { name, silhouette } of drawn) {
      const palette = paletteOf(['green', 'milk', 'red', 'white'], kindOf(name));
      const covers = Array.from({ length: constructionsOf(silhouette) }, (_, construction) =>
        pictureSvg({ silhouette, palette, material: 'COTTON', angle: 'main', seed: 'x', construction, mark: 'none' }),
      );
      expect(covers.length).toBeGreaterThan(1);
      expect(new Set(covers).size).toBe(covers.length);
    }
  });

  it('wears the colours of its colourway', () => {
    const kind = kindOf('windbreaker');
    const svg = pictureSvg({
      silhouette: 'windbreaker',
      palette: paletteOf(['green', 'milk', 'red', 'white'], kind),
      material: 'NYLON',
      angle: 'main',
      seed: 'x',
      construction: 0,
    });
    for (const name of ['green', 'milk', 'red'] as const) expect(svg).toContain(colourOf(name).hex);
  });
});
