import { darker, lighter } from '../drawing/colour.js';
import { outline, type Point, type Points } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { INK, type Sheet } from '../drawing/sheet.js';
import type { Surface } from '../drawing/textures.js';
import { CENTRE, THROAT } from './lasts.js';
import type { Role } from './shoe-shape.js';

/** A shoe as seen from above. `closing` is what closes it, and `rand` how far the sole stands out around the upper. */
export interface AboveShape {
  readonly closing: 'laces' | 'elastic' | 'saddle' | 'gore' | 'straps';
  readonly toe: 'round' | 'almond';
  readonly rand: number;
  readonly rows?: number;
  readonly base?: Surface;
}

export interface Roles {
  readonly toe: Role;
  readonly facing: Role;
  readonly heel: Role;
}

export type Cloth = (role: Role, surface?: Surface) => { fill: string; texture: string };

/** Paints laces that cross, from the bottom up, each over the one before. */
export function laceRows(look: Look, rows: number): string {
  const colour = look.palette.lace;
  const rungs = Array.from({ length: rows }, (_, i): { left: Point; right: Point } => {
    const y = Math.round(462 + (i * 300) / (rows - 1));
    return { left: [CENTRE - 112 - i * 3, y], right: [CENTRE + 112 + i * 3, y] };
  });
  const strand = ([x, y]: Point, [tx, ty]: Point): string =>
    `M${x} ${y}Q${CENTRE} ${Math.round((y + ty) / 2) - 14} ${tx} ${ty}`;
  const painted = (d: string): string => {
    const pass = (stroke: string, width: number, dx: number, dy: number, opacity = 1): string =>
      `<path d="${d}" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" transform="translate(${dx} ${dy})"/>`;
    return `${pass(INK, 32, 5, 9, 0.26)}${pass(darker(colour, 0.34), 28, 0, 0)}${pass(colour, 22, -1, -3)}${pass(lighter(colour, 0.75), 6, -3, -8, 0.5)}`;
  };
  const crossings = rungs.slice(1).map(({ left, right }, i) => {
    const below = rungs[i] ?? rungs[0];
    return below ? painted(strand(below.left, right)) + painted(strand(below.right, left)) : '';
  });
  const first = rungs[0];
  const eyelets = rungs
    .flatMap(({ left, right }) => [left, right])
    .map(([x, y]) => `M${x} ${y}h.1`)
    .join('');
  return `<g fill="none" stroke-linecap="round"><path d="${eyelets}" stroke="${darker(look.palette.second, 0.6)}" stroke-width="34"/>${first ? painted(strand(first.left, first.right)) : ''}${crossings.join('')}</g>`;
}

/** Paints the tongue, which starts under the closing and ends above the opening. */
export function tongue(sheet: Sheet, look: Look, cloth: Cloth, base: Surface | undefined): string {
  const points: Points = [
    [684, 430],
    [CENTRE, 410],
    [856, 430],
    [872, 640],
    [884, 800],
    [856, 872],
    [CENTRE, 892],
    [684, 872],
    [656, 800],
    [668, 640],
  ];
  const d = outline(points);
  return `${sheet.cast(d, 4, 20, 0.5, 70)}${sheet.panel(points, { ...cloth('main', base), stitch: 16 })}${sheet.volume(d, look.palette.main, 0.7)}`;
}

/** Paints the closing (laces, elastic or straps) on the upper in front of the opening. */
export function closing(sheet: Sheet, shape: AboveShape, roles: Roles, look: Look, cloth: Cloth): string {
  const { palette } = look;
  switch (shape.closing) {
    case 'laces':
      return (
        sheet.panel(
          [
            [640, 420, 1],
            [CENTRE, 372],
            [900, 420, 1],
            [934, 620],
            [936, 860, 1],
            [CENTRE, 830],
            [604, 860, 1],
            [606, 620],
          ],
          { ...cloth(roles.facing), stitch: 14 },
        ) + sheet.panel(THROAT, { fill: darker(palette.main, 0.55), flat: true })
      );
    case 'elastic':
      return (
        sheet.panel(
          [
            [600, 700, 1],
            [680, 680],
            [706, 800, 1],
            [640, 900, 1],
          ],
          cloth('second', 'rib'),
        ) +
        sheet.panel(
          [
            [940, 700, 1],
            [862, 680],
            [840, 800, 1],
            [904, 900, 1],
          ],
          cloth('second', 'rib'),
        ) +
        sheet.stitches(
          [
            [668, 700],
            [690, 640],
            [772, 620],
            [854, 640],
            [876, 700],
          ],
          0,
          palette.accent,
          1.3,
        )
      );
    case 'saddle':
      return (
        sheet.seam(
          [
            [640, 720],
            [600, 560],
            [620, 400],
            [700, 310],
            [CENTRE, 296],
            [850, 316],
            [910, 400],
            [926, 560],
            [896, 720],
          ],
          palette.main,
          8,
        ) +
        sheet.panel(
          [
            [540, 600, 1],
            [680, 560],
            [CENTRE, 550],
            [870, 560],
            [1000, 600, 1],
            [980, 720, 1],
            [870, 690],
            [CENTRE, 680],
            [680, 690],
            [556, 730, 1],
          ],
          { ...cloth('second'), stitch: 12 },
        )
      );
    case 'gore':
      return sheet.seam(
        [
          [600, 800],
          [690, 700],
          [772, 672],
          [856, 700],
          [940, 800],
        ],
        palette.main,
        6,
      );
    case 'straps':
      return '';
  }
}
