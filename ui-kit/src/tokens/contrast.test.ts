import { palettes } from './generated/tokens.js';

type Palette = (typeof palettes)[keyof typeof palettes];
type Name = keyof Palette;

const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

type Rgb = [number, number, number];

const rgb = (hex: string): Rgb => {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};

/** `rgb(22 21 19 / 0.5)` over an opaque ground. */
const over = (colour: string, ground: Rgb): Rgb => {
  if (colour.startsWith('#')) return rgb(colour);
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
};

const luminance = ([red, green, blue]: Rgb) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

const contrast = (palette: Palette, front: Name, back: Name) => {
  const ground = rgb(palette[back]);
  const [light = 0, dark = 0] = [luminance(over(palette[front], ground)), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

const grounds: Name[] = ['paper', 'raised', 'subtle', 'surface-product'];
const texts: Name[] = ['ink', 'ink-muted', 'price', 'success', 'warning', 'error', 'info'];

const textPairs: [Name, Name][] = [
  ...texts.flatMap((text) => grounds.map((ground): [Name, Name] => [text, ground])),
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-volt', 'volt'],
];

const controlPairs: [Name, Name][] = grounds.slice(0, 3).flatMap((ground): [Name, Name][] => [
  ['control', ground],
  ['focus', ground],
]);

describe.each(Object.entries(palettes))('%s palette', (_, palette) => {
  it.each(textPairs)('text %s on %s reaches AA, 4.5 to 1', (text, ground) => {
    expect(contrast(palette, text, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(controlPairs)('control %s on %s reaches 3 to 1', (control, ground) => {
    expect(contrast(palette, control, ground)).toBeGreaterThanOrEqual(3);
  });
});
