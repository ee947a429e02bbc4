import { SaxesParser } from 'saxes';
import { colourOf } from './data/colours.js';
import { type KindName, KINDS, kindOf } from './data/kinds.js';
import { schemesOf } from './data/schemes.js';
import { ANGLES, pictureSvg } from './draw-picture.js';
import { paletteOf } from './palette.js';

/** A page of pictures is drawn by the proxy on first request; 25 KiB each keeps that quick. */
const LIMIT = 25_600;

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
  return ANGLES.map(
    (angle) =>
      [
        name,
        angle,
        {
          silhouette: kind.silhouette,
          palette: paletteOf(scheme, kind),
          material: kind.materials[0] ?? 'COTTON',
          angle,
          seed: name,
          mark: 'steps' as const,
        },
      ] as const,
  );
});

describe('pictures', () => {
  it.each(orders)('%s, %s: well-formed, self-contained, light', (_kind, _angle, order) => {
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
    });
    for (const name of ['green', 'milk', 'red', 'white'] as const) expect(svg).toContain(colourOf(name).hex);
  });
});
