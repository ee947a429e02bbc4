import { readFile } from 'node:fs/promises';
import satori from 'satori';

/** The text on the preview of a page. */
export interface PreviewText {
  /** The shop's name, above everything else. */
  shop: string;
  /** A line above the title in the display type: the brand. */
  brand?: string;
  title: string;
  /** A small grey line below the title. */
  note?: string;
  /** Prices in the form shown: `12 990 ₽`. `before` is the price before a sale, `sale` the percentage: `−30 %`. */
  price?: { now: string; before?: string; sale?: string };
}

/**
 * Colours of the light theme of ui-kit. Other sites show a preview on their own background, so it has no dark version.
 */
export const previewColours = {
  paper: '#f8f6f1',
  ground: '#ece8df',
  ink: '#161513',
  muted: '#5f5b53',
  price: '#c3141c',
};

type Node = Parameters<typeof satori>[0];

/**
 * Lays the text out in a box of this size in pixels. Returns an SVG of outlines, for which no font must be installed.
 */
export async function previewText(text: PreviewText, width: number, height: number): Promise<string> {
  const { ink, muted, price: red } = previewColours;
  const { brand, price } = text;
  const title = bound(text.title);
  const shop = text.shop.toUpperCase();
  const note = text.note && bound(text.note);
  const inner = width - 2 * MARGIN;
  return satori(
    box({ flexDirection: 'column', justifyContent: 'space-between', width, height, padding: MARGIN, color: ink }, [
      line({ ...DISPLAY, fontSize: Math.min(30, inner / (shop.length * LETTER)), letterSpacing: '-0.02em' }, shop),
      box({ flexDirection: 'column' }, [
        brand && lines(2, { ...DISPLAY, fontSize: fitting(brand, inner, 46), marginBottom: 16 }, brand),
        brand
          ? lines(3, { fontFamily: TEXT, fontWeight: 500, fontSize: 40, lineHeight: 1.2 }, title)
          : lines(4, { ...DISPLAY, fontSize: fitting(title, inner, 56) }, title),
        note && lines(2, { fontFamily: TEXT, fontWeight: 500, fontSize: 30, color: muted, marginTop: 20 }, note),
      ]),
      // The place of the price stays without a price, so that titles stand at the same height.
      box({ flexDirection: 'column', height: 110, fontFamily: TEXT, letterSpacing: '-0.02em' }, [
        price &&
          box({ alignItems: 'center' }, [
            line({ fontWeight: 600, fontSize: 56, color: price.before ? red : ink }, price.now),
            price.sale && line({ fontWeight: 600, fontSize: 36, color: red, marginLeft: 24 }, price.sale),
          ]),
        price?.before &&
          line({ fontWeight: 500, fontSize: 32, color: muted, textDecoration: 'line-through' }, price.before),
      ]),
    ]),
    { width, height, fonts: await fonts() },
  );
}

/** Keeps a word of one or two letters on one line with the next word. */
const bound = (words: string): string => words.replace(/(?<=^|[\s\u00a0])(\p{L}{1,2}) /gu, '$1\u00a0');

const MARGIN = 56;
const TEXT = 'Onest latin, Onest cyrillic, Onest latin-ext';
const DISPLAY = {
  fontFamily: 'Unbounded latin, Unbounded cyrillic, Unbounded latin-ext, Onest latin-ext',
  fontWeight: 600,
  lineHeight: 1.15,
};

/** Width of a letter of the display type, relative to its size; a word of wide letters still fits. */
const LETTER = 0.86;
const SMALLEST = 26;

/** Returns the size in pixels, at most `size`, at which the longest word fits into a line. */
function fitting(text: string, width: number, size: number): number {
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length));
  return Math.max(SMALLEST, Math.min(size, Math.floor(width / (longest * LETTER))));
}

type Child = Node | undefined | '';

const box = (style: object, children: Child[]): Node => node({ display: 'flex', ...style }, children.filter(Boolean));

const line = (style: object, text: string): Node => node({ whiteSpace: 'nowrap', ...style }, text);

/** Returns text cut with an ellipsis after `most` lines. */
const lines = (most: number, style: object, text: string): Node =>
  node({ display: 'block', lineClamp: most, wordBreak: 'break-word', ...style }, text);

const node = (style: object, children: unknown): Node => ({ type: 'div', key: null, props: { style, children } });

type Fonts = Parameters<typeof satori>[1]['fonts'];
let loaded: Promise<Fonts> | undefined;

/** Reads the fonts at the first preview. Each file contains one script of one weight. */
function fonts(): Promise<Fonts> {
  const onest = import.meta.resolve('@fontsource/onest/package.json');
  const unbounded = import.meta.resolve('@fontsource/unbounded/package.json');
  loaded ??= Promise.all(
    ['latin', 'cyrillic', 'latin-ext'].flatMap((script) => [
      font('Unbounded', unbounded, script, 600),
      font('Onest', onest, script, 500),
      font('Onest', onest, script, 600),
    ]),
  );
  return loaded;
}

async function font(family: string, home: string, script: string, weight: 500 | 600): Promise<Fonts[number]> {
  const file = new URL(`files/${family.toLowerCase()}-${script}-${weight}-normal.woff`, home);
  return { name: `${family} ${script}`, weight, data: await readFile(file) };
}
