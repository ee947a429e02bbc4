import { SaxesParser } from 'saxes';
import { colourOf } from './data/colours.js';
import { type KindName, KINDS, kindOf } from './data/kinds.js';
import { schemesOf } from './data/schemes.js';
import { anglesOf, constructionsOf, pictureSvg } from './draw-picture.js';
import { paletteOf } from './palette.js';

/** Pictures are drawn by the proxy on first request and kept as they were written: neither may grow without notice. */
const LIMIT = 51_200;

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

const orders = (Object.keys(KINDS) as KindName[]).flatMap((name) => {
  const kind = kindOf(name);
  const scheme = schemesOf(kind.schemes)[0];
  if (!scheme) throw new Error(`no scheme for ${name}`);
  const material = kind.materials[0] ?? 'COTTON';
  return Array.from({ length: constructionsOf(kind.silhouette) }, (_, construction) =>
    anglesOf(kind.silhouette).map(
      (angle) =>
        [
          name,
          construction,
          angle,
          {
            silhouette: kind.silhouette,
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

  it('wears the colours of its colourway', () => {
    const kind = kindOf('court');
    const svg = pictureSvg({
      silhouette: 'court',
      palette: paletteOf(['green', 'milk', 'red', 'white'], kind),
      material: 'LEATHER',
      angle: 'main',
      seed: 'x',
      construction: 0,
    });
    for (const name of ['green', 'milk', 'red', 'white'] as const) expect(svg).toContain(colourOf(name).hex);
  });
});
