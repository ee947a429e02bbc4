import { lighter } from './colour.js';
import { line, type Points } from './geometry.js';
import type { Mark } from './look.js';

/** Outlines of the brand logos. They are abstract, so that none can be mistaken for a real trade mark. */
const SIGNS: Record<Exclude<Mark, 'none'>, Points[]> = {
  arch: [
    [
      [-116, 70],
      [-90, -30],
      [0, -84],
      [90, -30],
      [116, 70],
    ],
    [
      [-46, 70],
      [-36, 22],
      [0, 0],
      [36, 22],
      [46, 70],
    ],
  ],
  bar: [
    [
      [-60, 84],
      [40, -84],
    ],
    [
      [16, 84],
      [116, -84],
    ],
  ],
  ring: [
    [
      [-78, 0],
      [-55, -55],
      [0, -78],
      [55, -55],
      [78, 0],
      [55, 55],
      [0, 78],
      [-55, 55],
      [-78, 0],
      [-55, -55],
    ],
  ],
  wave: [
    [
      [-150, 50],
      [-70, -30],
      [10, 40],
      [90, -40],
      [160, 0],
    ],
  ],
  steps: [
    [
      [-130, 80, 1],
      [-50, 80, 1],
      [-50, 10, 1],
      [30, 10, 1],
      [30, -60, 1],
      [120, -60, 1],
    ],
  ],
};

/** Paints a brand logo centred on a point. At `scale` 1 it is 260 units wide. */
export function paintSign(mark: Mark, colour: string, [x, y, scale]: readonly [number, number, number]): string {
  if (mark === 'none') return '';
  return SIGNS[mark]
    .map((points) => {
      const d = line(points);
      const strokes = (stroke: string, width: number, more = ''): string =>
        `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="butt" stroke-linejoin="miter"${more}/>`;
      return `<g transform="translate(${x} ${y}) scale(${scale}) skewX(-8)">${strokes('#0b0a09', 27, ' stroke-opacity="0.24" transform="translate(3 5)"')}${strokes(colour, 26)}${strokes(lighter(colour, 0.4), 19, ' stroke-opacity="0.25"')}${strokes(colour, 15)}</g>`;
    })
    .join('');
}
