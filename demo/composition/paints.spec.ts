import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { paletteOf } from '../palette.js';
import { kindOf } from '../data/kinds.js';
import { type ComposedName, layersOf, LAYERS, type View } from './composed.js';
import { type PaintOrder, paintsOf } from './paints.js';
import { composedPicture, composedPixels } from './picture.js';
import { LayersCache } from './read-layers.js';

const SHOE = ['upper', 'overlay', 'accent', 'lining', 'laces', 'midsole', 'outsole', 'mark'];
const court: PaintOrder & { children: boolean } = {
  layers: 'court',
  palette: paletteOf(['green', 'milk', 'red', 'white'], kindOf('court')),
  material: 'LEATHER',
  marked: true,
  seed: 'x',
  children: false,
};
const painted = (order: Partial<PaintOrder>, names = SHOE) => {
  const { parts } = paintsOf(names, { ...court, ...order });
  return Object.fromEntries(names.map((name, part) => [name, parts[part]]));
};

describe('paints', () => {
  it('paintsOf gives each part its colour of the palette', () => {
    const { upper, overlay, accent, midsole, lining } = painted({});
    const { main, second, accent: third, sole, lining: inside } = court.palette;
    expect([upper, overlay, accent, midsole, lining].map((paint) => paint?.colour)).toEqual([
      main,
      second,
      third,
      sole,
      inside,
    ]);
  });

  it('paintsOf sets the gloss of a part by its material, relative to the rendered material', () => {
    const glossOf = (order: Partial<PaintOrder>) => painted(order)['upper']?.gloss ?? 0;
    expect(glossOf({})).toBe(1);
    expect(glossOf({ material: 'PATENT_LEATHER' })).toBeGreaterThan(1.5);
    expect(glossOf({ material: 'SUEDE' })).toBeLessThan(0.3);
    expect(glossOf({ layers: 'slip-on', material: 'CANVAS' })).toBe(1);
  });

  it('paintsOf paints a logo on the upper, unless the brand has none', () => {
    expect(painted({})['mark']?.colour).not.toBe(painted({})['upper']?.colour);
    expect(painted({ marked: false })['mark']).toEqual(painted({})['upper']);
  });

  it('paintsOf returns the same paints for the same order and covers every part', () => {
    expect(painted({})).toEqual(painted({}));
    for (const layers of readdirSync(LAYERS)) {
      const names = JSON.parse(readFileSync(join(LAYERS, layers, 'parts.json'), 'utf8')) as string[];
      expect(() => paintsOf(names, { ...court, layers: layers as ComposedName })).not.toThrow();
    }
    expect(() => paintsOf(['wing'], court)).toThrow('court has a part wing');
  });
});

describe('goods', () => {
  it('layersOf returns the layers of a shape, or of its material when there are such layers', () => {
    expect(layersOf('runner', 'KNIT')).toBe('knit-runner');
    expect(layersOf('runner', 'MESH')).toBe('runner');
    expect(layersOf('court', 'SUEDE')).toBe('skate');
  });

  it('composedPicture makes the same 1,200 px picture on a transparent ground for the same order', async () => {
    const cache = new LayersCache(LAYERS, 0);
    const picture = () => composedPicture({ ...court, view: 'side' as View }, cache);
    const bytes = await picture();
    expect(bytes.equals(await picture())).toBe(true);
    const { format, width, height, hasAlpha } = await sharp(bytes).metadata();
    expect([format, width, height, hasAlpha]).toEqual(['webp', 1200, 1200, true]);
    expect(bytes.length).toBeLessThan(200 * 1024);
    const other = await composedPicture(
      { ...court, view: 'side', palette: { ...court.palette, main: '#aa2233' } },
      cache,
    );
    expect(other.equals(bytes)).toBe(false);
  });

  it('composed children’s shoes are higher for their length than adults’ and stand on the same floor', async () => {
    const cache = new LayersCache(LAYERS, 0);
    const boxOf = async (children: boolean) => {
      const { bytes, width, height } = await composedPixels({ ...court, view: 'side', children }, cache);
      const rows = Array.from({ length: height }, (_, y) => bytes.subarray(y * width * 4, (y + 1) * width * 4));
      const solid = rows.map((row) => row.some((value, at) => at % 4 === 3 && value > 250));
      return { height: solid.filter(Boolean).length, floor: solid.lastIndexOf(true) };
    };
    const [adult, child] = [await boxOf(false), await boxOf(true)];
    expect(child.height / adult.height).toBeCloseTo(1.13, 1);
    expect(Math.abs(child.floor - adult.floor)).toBeLessThan(4);
  });

  it('composed pictures of clothes are upright, and close-ups are square', async () => {
    const cache = new LayersCache(LAYERS, 0);
    const sizeOf = async (view: View) => {
      const { width, height } = await sharp(
        await composedPicture({ ...court, layers: 'jeans', view }, cache),
      ).metadata();
      return [width, height];
    };
    expect(await sizeOf('front')).toEqual([1200, 1500]);
    expect(await sizeOf('detail')).toEqual([1200, 1200]);
  });
});
