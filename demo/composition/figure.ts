import { readFile } from 'node:fs/promises';
import satori from 'satori';
import { brightness, darker, lighter } from '../colour.js';
import type { Rectangle } from './layout.js';

/** Width of a character of the display type, relative to its size; a per cent sign still fits between digits. */
const CHARACTER = 0.9;

/** Where the baseline is, as a share of the area's height, and how far below the top of its line, relative to the size. */
const BASELINE = { inArea: 0.56, inLine: 0.89 };

/** Returns a number in the display type as SVG of outlines, as wide as the area. */
export async function figureDrawing(figure: string, ground: string, area: Rectangle): Promise<string> {
  const size = Math.min(area.width / (figure.length * CHARACTER), area.height * 0.95);
  const height = Math.round(size * 1.1);
  const width = Math.round(area.width);
  const top = Math.max(area.top, area.top + area.height * BASELINE.inArea - size * BASELINE.inLine);
  const color = brightness(ground) > 0.5 ? darker(ground, 0.9) : lighter(ground, 0.85);
  const svg = await satori(
    {
      type: 'div',
      key: null,
      props: {
        style: { display: 'flex', width, height, fontSize: size, lineHeight: 1.1, letterSpacing: '-0.03em', color },
        children: figure,
      },
    },
    { width, height, fonts: [{ name: 'Unbounded', weight: 600, data: await displayType() }] },
  );
  return svg.replace('<svg ', `<svg x="${area.left}" y="${Math.round(top)}" `);
}

let loaded: Promise<Buffer> | undefined;
const displayType = (): Promise<Buffer> =>
  (loaded ??= readFile(
    new URL('files/unbounded-latin-600-normal.woff', import.meta.resolve('@fontsource/unbounded/package.json')),
  ));
