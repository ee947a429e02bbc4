import sharp from 'sharp';
import { kindOf } from '../data/kinds.js';
import { paletteOf } from '../palette.js';
import { COMPOSED, type ComposedName, LAYERS } from './composed.js';
import { figureDrawing } from './figure.js';
import { areaOf, placesOf, shotsOf } from './ideas.js';
import type { Rectangle } from './layout.js';
import type { ComposedOrder } from './picture.js';
import { boundsOf, composedPoster } from './poster.js';
import { LayersCache } from './read-layers.js';
import { inMillimetres } from './real-heights.js';
import { POSTER, studio } from './studio.js';

const order = (layers: ComposedName): ComposedOrder => ({
  layers,
  view: 'side',
  palette: paletteOf(['green', 'milk', 'red', 'white'], kindOf('court')),
  material: 'LEATHER',
  marked: true,
  children: true,
  seed: 'x',
});

const WHITE = paletteOf(['white', 'white', 'white', 'white'], kindOf('court'));

const SHOE = { width: 300, height: 130 };
const PAIR = { width: 230, height: 300 };
const JACKET = { width: 780, height: 740 };
const DRESS = { width: 560, height: 1010 };

const contains = (outer: Rectangle, inner: Rectangle) =>
  inner.left >= outer.left - 1 &&
  inner.top >= outer.top - 1 &&
  inner.left + inner.width <= outer.left + outer.width + 1 &&
  inner.top + inner.height <= outer.top + outer.height + 1;

const overlap = (one: Rectangle, other: Rectangle) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

describe('ideas of posters', () => {
  const areas = [true, false].map(areaOf);

  it.each([
    ['flat-lay', [JACKET, PAIR, PAIR]],
    ['flat-lay', [DRESS, JACKET]],
    ['flat-lay', [PAIR, PAIR, PAIR, PAIR, PAIR, PAIR]],
    ['profiles', [SHOE]],
    ['profiles', [SHOE, SHOE, SHOE, SHOE, SHOE, SHOE]],
    ['figure', [SHOE]],
  ] as const)('the idea %s cuts nothing and covers nothing when it shows %j', (idea, boxes) => {
    for (const area of areas) {
      const things = placesOf(idea, boxes, area).map(({ thing }) => thing);
      expect(things).toHaveLength(boxes.length);
      for (const [at, thing] of things.entries()) {
        expect(contains(area, thing)).toBe(true);
        expect(things.slice(at + 1).some((other) => overlap(thing, other))).toBe(false);
        expect(thing.width / thing.height).toBeCloseTo(boxes[at]!.width / boxes[at]!.height);
      }
    }
  });

  it('things beside a text stay within what a phone and a wide screen show', () => {
    const phone = { left: 735, top: 0, width: 1350, height: 1350 };
    const wide = { left: 0, top: 190, width: 2400, height: 970 };
    expect(contains(phone, areaOf(true)) && contains(wide, areaOf(true))).toBe(true);
  });

  it('things without a text stay within what a card and the preview of a link show', () => {
    const card = { left: 375, top: 0, width: 2025, height: 1350 };
    const preview = { left: 735, top: 0, width: 1350, height: 1350 };
    expect(contains(card, areaOf(false)) && contains(preview, areaOf(false))).toBe(true);
  });

  it('panels of textures fill the poster and are equally wide in a tile', () => {
    const frames = placesOf('textures', [PAIR, PAIR, PAIR], areaOf(true)).map(({ frame }) => frame);
    expect(frames.map(({ left, width }) => left + width)).toEqual([1050, 1725, 2400]);
    expect(frames[0]!.left).toBe(0);
    for (const { thing, frame } of placesOf('textures', [PAIR, DRESS, SHOE], areaOf(true)))
      expect(contains(thing, frame)).toBe(true);
  });

  it('a close-up leaves no edge of its picture in sight', () => {
    const [{ thing } = { thing: SHOE as Rectangle }] = placesOf(
      'close-up',
      [{ width: 1200, height: 1200 }],
      areaOf(true),
    );
    expect(contains(thing, { left: 0, top: 0, ...POSTER })).toBe(true);
  });

  it('worn trousers come out of the picture at the top and end above the soles of both shoes', () => {
    const places = placesOf('worn', [SHOE, SHOE, { width: 250, height: 1050 }], areaOf(true));
    const [far, near, trousers] = places.map(({ thing }) => thing);
    expect(trousers!.top).toBeLessThan(0);
    const hem = trousers!.top + trousers!.height;
    for (const shoe of [far!, near!]) {
      expect(hem).toBeGreaterThan(shoe.top);
      expect(hem).toBeLessThan(shoe.top + shoe.height);
      expect(contains({ left: 0, top: 0, ...POSTER }, shoe)).toBe(true);
    }
  });

  it('a pair shows its toes whole and its heels not at all', () => {
    const [{ thing } = { thing: SHOE as Rectangle }] = placesOf('pair', [PAIR], areaOf(true));
    expect(thing.top).toBeGreaterThan(0);
    expect(thing.top + thing.height).toBeGreaterThan(POSTER.height);
  });

  it('shotsOf shows each thing from the side that the idea needs, and from the front if it has no such view', () => {
    const views = (...given: Parameters<typeof shotsOf>) =>
      shotsOf(...given).map(({ layers, view }) => `${layers} ${view}`);
    expect(views('flat-lay', [order('court'), order('gloves')])).toEqual(['court above', 'gloves front']);
    expect(views('worn', [order('jeans'), order('court')])).toEqual(['court side', 'court side', 'jeans side']);
    expect(views('profiles', [order('tote')])).toEqual(['tote front']);
    expect(shotsOf('pair', [order('court')])[0]!.children).toBe(false);
    expect(shotsOf('close-up', [])).toEqual([]);
  });
});

describe('things on posters', () => {
  it('boundsOf returns what the product covers, without faint edges', () => {
    const coverage = Uint8Array.of(0, 0, 0, 0, 9, 255, 90, 0, 0, 255, 0, 0);
    expect(boundsOf({ width: 4, height: 3, coverage }, false)).toEqual({ left: 1, top: 1, width: 2, height: 2 });
    expect(boundsOf({ width: 4, height: 3, coverage }, true)).toEqual({ left: 0, top: 0, width: 4, height: 3 });
  });

  it('a shoe is as long and a coat as high as real ones', () => {
    expect(inMillimetres('court', { width: 1050, height: 700 })).toEqual({ width: 300, height: 200 });
    expect(inMillimetres('coat', { width: 700, height: 1400 })).toEqual({ width: 540, height: 1080 });
  });

  it.each(COMPOSED)('the real size of %s is known', (layers) => {
    const { height } = inMillimetres(layers, { width: 1000, height: 1000 });
    expect(height).toBeGreaterThan(100);
    expect(height).toBeLessThan(1200);
  });

  it('clothes cast a shadow to the lower right on the surface they lie on', async () => {
    const cache = new LayersCache(LAYERS, 0);
    const poster = { idea: 'flat-lay', ground: '#c9c2b6', besideText: false } as const;
    const pixelsOf = async (goods: ComposedOrder[]) =>
      sharp(await composedPoster({ ...poster, goods }, cache))
        .extract({ left: 0, top: 0, ...POSTER })
        .greyscale()
        .raw()
        .toBuffer();
    const [shirt, nothing] = [await pixelsOf([{ ...order('t-shirt'), palette: WHITE }]), await pixelsOf([])];
    // A white shirt is brighter than the surface, so what is darker is its shadow.
    const shaded = [...shirt.keys()].filter((at) => shirt[at]! < nothing[at]! - 25);
    const bright = [...shirt.keys()].filter((at) => shirt[at]! > nothing[at]! + 25);
    const middle = (pixels: number[]) => pixels.reduce((sum, at) => sum + (at % POSTER.width), 0) / pixels.length;
    expect(shaded.length).toBeGreaterThan(1000);
    expect(middle(shaded)).toBeGreaterThan(middle(bright));
  });

  it.each(['42', '+345', '−50%'])('the figure %s is whole within the area', async (figure) => {
    const area = areaOf(false);
    const ground = '#c9c2b6';
    const svg = studio(ground, false, await figureDrawing(figure, ground, area));
    const { data, info } = await sharp(svg).greyscale().raw().toBuffer({ resolveWithObject: true });
    const dark = [...data.keys()].filter((at) => data[at]! < 100);
    const columns = dark.map((at) => at % info.width);
    const left = columns.reduce((least, x) => Math.min(least, x));
    const right = columns.reduce((most, x) => Math.max(most, x));
    expect(left).toBeGreaterThan(area.left);
    expect(right).toBeLessThan(area.left + area.width - 4);
    expect(right - left).toBeGreaterThan(area.width * 0.6);
  });
});
