/** Red, green and blue, from 0 to 255. */
type Rgb = [number, number, number];

const channel = (value: number) => {
  const part = value / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
};

const rgb = (hex: string): Rgb => {
  const at = (index: number) => Number.parseInt(hex.slice(index, index + 2), 16);
  return [at(1), at(3), at(5)];
};

/** Returns a colour, such as `#161513` or `rgb(22 21 19 / 0.5)`, blended over an opaque background. */
const over = (colour: string, ground: Rgb): Rgb => {
  if (colour.startsWith('#')) return rgb(colour);
  const [red = 0, green = 0, blue = 0, alpha = 1] = colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
  return [mix(red, ground[0]), mix(green, ground[1]), mix(blue, ground[2])];
};

const luminance = ([red, green, blue]: Rgb) => 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);

/** Returns the WCAG contrast of two colours, from 1 to 21. The back colour must be opaque. */
export function contrast(front: string, back: string): number {
  const ground = rgb(back);
  const [light = 0, dark = 0] = [luminance(over(front, ground)), luminance(ground)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
