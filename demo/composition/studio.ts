import { brightness, darker, lighter } from '../colour.js';

/**
 * Size of a poster in pixels, 16:9. Pages crop it: tiles and cards show 3:2 from its right edge, a narrow screen a square
 * centred at x = 1410.
 */
export const POSTER = { width: 2400, height: 1350 };

export const gradient = (id: string, stops: readonly (readonly [number, string, number?])[], place: string): string =>
  `<linearGradient id="${id}" ${place}>${stops
    .map(
      ([offset, colour, opacity = 1]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('')}</linearGradient>`;

/**
 * Returns the background of a poster, lit like the goods, from the upper left: a flat surface or, if `hasFloor`, a wall
 * that curves into the floor without an edge. `drawing` is SVG on it.
 */
export function studio(colour: string, hasFloor: boolean, drawing = ''): Buffer {
  const isPale = brightness(colour) > 0.6;
  const surface = hasFloor
    ? gradient(
        'surface',
        [
          [0, darker(colour, 0.08)],
          [0.45, colour],
          [0.62, lighter(colour, isPale ? 0.22 : 0.1)],
          [1, lighter(colour, isPale ? 0.1 : 0.03)],
        ],
        'x1="0" y1="0" x2="0" y2="1"',
      )
    : gradient(
        'surface',
        [
          [0, lighter(colour, isPale ? 0.16 : 0.06)],
          [1, darker(colour, 0.06)],
        ],
        'x1="0" y1="0" x2="1" y2="1"',
      );
  const lamp = `<radialGradient id="lamp" cx="0.58" cy="0.5" r="0.55"><stop offset="0" stop-color="#fff" stop-opacity="${isPale ? 0.34 : 0.16}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`;
  const whole = `width="${POSTER.width}" height="${POSTER.height}"`;
  const light = hasFloor ? `<rect ${whole} fill="url(#lamp)"/>` : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" ${whole}><defs>${surface}${lamp}</defs><rect ${whole} fill="url(#surface)"/>${light}${drawing}</svg>`,
  );
}
