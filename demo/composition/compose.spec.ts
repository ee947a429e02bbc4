import { compose, type Layers } from './compose.js';

/** The byte of a layer of light that a surface has in the middle of the light. */
const LIT = Math.round(Math.sqrt(1 / 1.25 / 1.08) * 255);

/** One pixel. */
const pixel = (layers: Partial<Record<Exclude<keyof Layers, 'parts'>, number>> & { parts?: number[] }): Layers => {
  const bytes = (value = 0) => Uint8Array.of(value);
  const { diffuse = LIT, gloss, coverage = 255, shadow, parts = [255] } = layers;
  return {
    width: 1,
    height: 1,
    diffuse: bytes(diffuse),
    gloss: bytes(gloss),
    coverage: bytes(coverage),
    shadow: bytes(shadow),
    parts: parts.map(bytes),
  };
};
const paint = (colour: string, gloss?: number) => ({ colour, gloss });
const INSIDE = paint('#000000');
const painted = (layers: Layers, ...colours: string[]) => [
  ...compose(
    layers,
    colours.map((colour) => paint(colour)),
    INSIDE,
  ),
];

/** Bytes that differ by rounding only. */
const near = (bytes: number[]) => bytes.map((byte) => expect.closeTo(byte, -0.6) as number);

describe('a composed picture', () => {
  it('compose paints a part in its colour under full light', () => {
    expect(painted(pixel({}), '#8fb3d9')).toEqual(near([0x8f, 0xb3, 0xd9, 255]));
  });

  it('compose darkens a part in linear colour space when there is less light', () => {
    // Half of the light is 188 of 255 in sRGB, not 128.
    expect(painted(pixel({ diffuse: Math.round(LIT * Math.SQRT1_2) }), '#ffffff')).toEqual(near([188, 188, 188, 255]));
  });

  it('compose adds reflections, so that black does not look flat', () => {
    const [dark] = painted(pixel({ gloss: 0 }), '#1b1b1e');
    const [bright] = painted(pixel({ gloss: 120 }), '#1b1b1e');
    expect(bright! - dark!).toBeGreaterThan(60);
  });

  it('compose reflects less from a dull paint', () => {
    const layers = pixel({ gloss: 120 });
    const shiny = compose(layers, [paint('#1b1b1e', 1)], INSIDE);
    const dull = compose(layers, [paint('#1b1b1e', 0.3)], INSIDE);
    expect(dull[0]).toBeLessThan(shiny[0]!);
  });

  it('compose mixes two parts at their edge and fills the rest with the inside colour', () => {
    const [red, green, blue] = painted(pixel({ parts: [128, 64] }), '#ff0000', '#00ff00');
    expect([red! > green!, green! > 100, blue]).toEqual([true, true, 0]);
  });

  it('compose leaves the background transparent and paints the shadow black', () => {
    expect(painted(pixel({ coverage: 0 }), '#ffffff')).toEqual([0, 0, 0, 0]);
    expect(painted(pixel({ coverage: 0, shadow: 200 }), '#ffffff')).toEqual([0, 0, 0, 160]);
  });

  it('compose draws soft edges without a halo over the shadow', () => {
    expect(painted(pixel({ coverage: 128 }), '#ffffff')).toEqual(near([255, 255, 255, 128]));
    const [red, , , alpha] = painted(pixel({ coverage: 128, shadow: 255 }), '#ffffff');
    expect(alpha).toBeGreaterThan(128);
    expect(red).toBeLessThan(255);
  });

  it('compose never exceeds white, even under the strongest light and reflections', () => {
    expect(painted(pixel({ diffuse: 255, gloss: 255 }), '#ffffff')).toEqual([255, 255, 255, 255]);
  });
});
