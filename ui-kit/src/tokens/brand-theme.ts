import { contrast } from './contrast.js';
import { palettes } from './generated/tokens.js';
import { promisedContrast, type ColourName, type PromisedContrast } from './promised-contrast.js';

export interface BrandChoice {
  /** The colour of the main action, such as `#0b4f6c`. */
  colour: string;
  /** Name of a font family that the page loads, such as `Georgia`. */
  font: string;
  density: 'comfortable' | 'compact';
}

export type BrandPalette = Readonly<Partial<Record<ColourName, string>>>;

/** A promised pair that the brand would break. */
export interface Refusal extends PromisedContrast {
  mode: 'light' | 'dark';
  /** Its contrast in this brand. */
  ratio: number;
}

export interface BrandTheme {
  /** The colours that differ from those of the kit. */
  light: BrandPalette;
  dark: BrandPalette;
  /** Value of `font-family`. */
  font: string;
  density: BrandChoice['density'];
  /** Why the theme cannot be used. Empty if it can. */
  refusals: readonly Refusal[];
}

const black = '#000000';
const white = '#ffffff';

/**
 * Makes a theme of one colour, one font and a density. Grounds and ink take a hint of the colour and keep their
 * lightness, so every contrast of the kit holds but that of the action and of the focus, which are the colour itself. The
 * dark theme has a lighter one.
 *
 * @throws {RangeError} when the colour is not `#rrggbb`, or the font's name has signs that end a CSS string.
 */
export function brandTheme({ colour, font, density }: BrandChoice): BrandTheme {
  if (!/^#[\da-f]{6}$/i.test(colour)) throw new RangeError(`A colour is six digits, such as #0b4f6c: ${colour}`);
  if (!/^[\p{L}\d][\p{L}\d -]*$/u.test(font)) throw new RangeError(`A font is the name of a family: ${font}`);
  const light = { ...grounds('light', colour), ...action(colour, palettes.light.ink) };
  const lit = towards(white, colour, (tried) => contrast(tried, palettes.dark.pressed) >= 4.5);
  const dark = { ...grounds('dark', colour), ...action(lit, palettes.dark.paper) };
  return {
    light,
    dark,
    font: `'${font}', sans-serif`,
    density,
    refusals: [...refused('light', light), ...refused('dark', dark)],
  };
}

const papers = ['paper', 'raised', 'subtle', 'pressed', 'surface-product'] as const;
const inks = ['ink', 'ink-muted'] as const;

/** Papers and inks with a hint of the colour. What rounding changes in their lightness goes away from the other. */
function grounds(mode: 'light' | 'dark', colour: string): BrandPalette {
  const tinted = (name: ColourName, side: string) => {
    const own = palettes[mode][name];
    return [name, asLightAs(own, mixed(colour, own, 0.06), side)] as const;
  };
  const [paperSide, inkSide] = mode === 'light' ? [white, black] : [black, white];
  return Object.fromEntries([
    ...papers.map((name) => tinted(name, paperSide)),
    ...inks.map((name) => tinted(name, inkSide)),
  ]);
}

/** The colours of the main action. Words on it are white or `ink`, and its states go away from them. */
function action(colour: string, ink: string): BrandPalette {
  const words = contrast(white, colour) >= contrast(ink, colour) ? white : ink;
  const away = words === white && contrast(colour, black) > 1.5 ? black : white;
  return {
    action: colour,
    'action-hover': mixed(away, colour, 0.2),
    'action-pressed': mixed(away, colour, 0.45),
    'on-action': words,
    focus: colour,
  };
}

const refused = (mode: 'light' | 'dark', brand: BrandPalette): Refusal[] =>
  promisedContrast.flatMap((pair) => {
    const of = (name: ColourName) => brand[name] ?? palettes[mode][name];
    const ratio = contrast(of(pair.front), of(pair.ground));
    return ratio < pair.least ? [{ ...pair, mode, ratio }] : [];
  });

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Returns a mixture with the given share of the first colour. */
function mixed(colour: string, other: string, share: number): string {
  const back = channels(other);
  const parts = channels(colour).map((part, index) => Math.round(part * share + back[index]! * (1 - share)));
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const lightness = (colour: string) => contrast(colour, black);

/** Returns the colour mixed with as little of the end, black or white, as is enough. */
function towards(end: string, colour: string, enough: (tried: string) => boolean): string {
  for (let share = 0; share < 1; share += 0.005) {
    const tried = mixed(end, colour, share);
    if (enough(tried)) return tried;
  }
  return end;
}

/** Returns the colour at the lightness of another one, or a shade beyond it on the given side. */
function asLightAs(wanted: string, colour: string, side: string): string {
  const lighter = (tried: string) => lightness(tried) >= lightness(wanted);
  const darker = (tried: string) => lightness(tried) <= lightness(wanted);
  const near = lighter(colour) ? towards(black, colour, darker) : towards(white, colour, lighter);
  return side === white ? towards(white, near, lighter) : towards(black, near, darker);
}
