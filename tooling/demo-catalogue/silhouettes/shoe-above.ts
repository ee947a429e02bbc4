import { brightness, darker, lighter } from '../drawing/colour.js';
import { line, outline, type Point, type Points } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { INK, type Sheet } from '../drawing/sheet.js';
import { type Surface, surfaceOf, texture } from '../drawing/textures.js';
import { ALMOND, both, CENTRE, type Foot, footed, OPENING, ROUND, THROAT } from './lasts.js';
import { type Role, roleAt, type ShoeShape } from './shoe-shape.js';

/** How a pair looks from above: what closes the shoe and how far its sole stands out. */
export interface AboveShape {
  readonly closing: 'laces' | 'elastic' | 'saddle' | 'gore' | 'straps';
  readonly toe: 'round' | 'almond';
  readonly rand: number;
  readonly rows?: number;
  readonly base?: Surface;
}

function shrunk(points: Points, by: number): Points {
  return points.map(([x, y, corner]) => {
    const length = Math.hypot(x - CENTRE, y - 760) || 1;
    const share = 1 - by / length;
    const px = CENTRE + (x - CENTRE) * share;
    const py = 760 + (y - 760) * share;
    return corner ? [px, py, corner] : [px, py];
  });
}

/** Strands that cross from side to side on their way up, the later over the earlier. */
function laceRows(look: Look, rows: number): string {
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

interface Roles {
  readonly toe: Role;
  readonly facing: Role;
  readonly heel: Role;
}

/** Read off the side view, so that both show the same shoe. */
function rolesOf(side: ShoeShape): Roles {
  const top = Math.min(...side.upper.filter(([x]) => x > 1180).map(([, y]) => y));
  const bottom = side.sole.rim[1]?.[1] ?? top;
  const middle = side.laces?.edge[1];
  return {
    toe: roleAt(side, [220, bottom - 60]),
    facing: middle ? roleAt(side, [middle[0] + 16, middle[1] + 40]) : 'second',
    heel: roleAt(side, [1340, top + 60]),
  };
}

type Cloth = (role: Role, surface?: Surface) => { fill: string; texture: string };

/** A flap that runs under the closing and out over the opening. */
function tongue(sheet: Sheet, look: Look, cloth: Cloth, base: Surface | undefined): string {
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

/** What lies on the upper below the opening. */
function closing(sheet: Sheet, shape: AboveShape, roles: Roles, look: Look, cloth: Cloth): string {
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

/** Toe and heel, where they are of another colour. */
function ends(sheet: Sheet, roles: Roles, cloth: Cloth): string {
  const toe: Points = [
    [470, 500, 1],
    [560, 380],
    [670, 332],
    [CENTRE, 318],
    [880, 334],
    [980, 390],
    [1060, 510, 1],
    [1060, 120, 1],
    [470, 120, 1],
  ];
  const heel: Points = [
    [560, 1120, 1],
    [650, 1130],
    [700, 1290],
    [CENTRE, 1310],
    [850, 1290],
    [900, 1130],
    [990, 1120, 1],
    [990, 1400, 1],
    [560, 1400, 1],
  ];
  const panel = (points: Points, role: Role): string =>
    role === 'main' ? '' : sheet.panel(points, { ...cloth(role), stitch: 14 });
  return panel(toe, roles.toe) + panel(heel, roles.heel);
}

function opening(sheet: Sheet, look: Look, hole: Points): string {
  const { palette } = look;
  const d = outline(hole);
  const pad = brightness(palette.main) > 0.5 ? darker(palette.main, 0.08) : lighter(palette.main, 0.08);
  const ring = (stroke: string, width: number, dx: number, dy: number, opacity = 1): string =>
    `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" transform="translate(${dx} ${dy})"/>`;
  const insole = sheet.gradient(
    [CENTRE, 790],
    [CENTRE, 1280],
    [
      [0, INK, 0.85],
      [0.5, INK, 0.42],
      [1, INK, 0.14],
    ],
  );
  return [
    ring(INK, 84, 3, 5, 0.16),
    ring(darker(pad, 0.2), 68, 0, 0),
    ring(pad, 54, -2, -3),
    ring(lighter(pad, 0.55), 16, -7, -9, 0.4),
    `<path d="${d}" fill="${palette.lining}"/>`,
    `<path d="${d}" fill="url(#${texture(sheet, 'mesh', palette.lining)})"/>`,
    `<path d="${d}" fill="${insole}"/>`,
    sheet.clipped(
      d,
      `<g stroke-opacity="0.12">${[90, 64, 40, 20].map((width) => ring(INK, width, 8, 12, 0.14)).join('')}</g>`,
    ),
  ].join('');
}

/** Light on the vamp and the turning away of both sides. */
function modelling(sheet: Sheet, d: string, colour: string): string {
  const dark = brightness(colour) < 0.25;
  const round = sheet.gradient(
    [530, 0],
    [1010, 0],
    [
      [0, INK, 0.22],
      [0.14, '#ffffff', dark ? 0.05 : 0.16],
      [0.4, '#ffffff', 0],
      [0.7, INK, 0.05],
      [1, INK, 0.4],
    ],
  );
  const glow = sheet.glow([
    [0, '#ffffff', dark ? 0.26 : 0.5],
    [0.5, '#ffffff', dark ? 0.1 : 0.2],
    [1, '#ffffff', 0],
  ]);
  return `<path d="${d}" fill="${round}"/><ellipse cx="${CENTRE - 60}" cy="310" rx="130" ry="90" fill="${glow}"/>`;
}

function openSandal(sheet: Sheet, look: Look, cloth: Cloth): string {
  const bands: Points[] = [
    [
      [540, 420, 1],
      [640, 356],
      [CENTRE, 336],
      [900, 356],
      [1000, 420, 1],
      [996, 590, 1],
      [890, 546],
      [CENTRE, 534],
      [650, 546],
      [546, 600, 1],
    ],
    [
      [560, 700, 1],
      [650, 664],
      [CENTRE, 650],
      [880, 664],
      [966, 700, 1],
      [944, 860, 1],
      [870, 824],
      [CENTRE, 812],
      [670, 824],
      [592, 870, 1],
    ],
  ];
  const heelStrap: Points = [
    [606, 1150],
    [660, 1290],
    [CENTRE, 1330],
    [880, 1290],
    [932, 1150],
  ];
  return (
    bands
      .map((band) => {
        const d = outline(band);
        return `${sheet.cast(d, 6, 14, 0.4, 50)}${sheet.panel(band, { ...cloth('main'), stitch: 14 })}${sheet.clipped(d, modelling(sheet, d, look.palette.main))}${sheet.volume(d, look.palette.main, 0.5)}`;
      })
      .join('') +
    `<g fill="none" stroke-linecap="round"><path d="${line(heelStrap)}" stroke="${INK}" stroke-opacity="0.3" stroke-width="50"/><path d="${line(heelStrap)}" stroke="${darker(look.palette.second, 0.2)}" stroke-width="42"/><path d="${line(heelStrap)}" stroke="${look.palette.second}" stroke-width="32" transform="translate(-2 -4)"/></g>`
  );
}

function single(sheet: Sheet, shape: AboveShape, side: ShoeShape, look: Look, foot: Foot): string {
  const { palette, material } = look;
  const cloth: Cloth = (role, surface = surfaceOf(material)) => ({
    fill: palette[role],
    texture: texture(sheet, surface, palette[role]),
  });
  const last = footed(shape.toe === 'round' ? ROUND : ALMOND, foot);
  const ground = outline(last);
  const rand = `${sheet.cast(ground, 10, 22, 0.3, 80)}<path d="${ground}" fill="${palette.sole}"/>${sheet.volume(ground, palette.sole, 0.6)}`;
  if (shape.closing === 'straps') {
    const bed = outline(shrunk(last, 14));
    return `${rand}<path d="${bed}" fill="${palette.lining}"/><path d="${bed}" fill="url(#${texture(sheet, 'nap', palette.lining)})"/>${sheet.volume(bed, palette.lining, 0.6)}${openSandal(sheet, look, cloth)}`;
  }
  const d = outline(shrunk(last, shape.rand));
  const roles = rolesOf(side);
  const base = cloth('main', shape.base);
  return [
    rand,
    sheet.clipped(
      d,
      `<path d="${d}" fill="${base.fill}"/><path d="${d}" fill="url(#${base.texture})"/>${ends(sheet, roles, cloth)}${closing(sheet, shape, roles, look, cloth)}${modelling(sheet, d, palette.main)}`,
    ),
    sheet.volume(d, palette.main, 0.55),
    opening(sheet, look, footed(OPENING, foot)),
    shape.closing === 'laces' ? tongue(sheet, look, cloth, shape.base) + laceRows(look, shape.rows ?? 6) : '',
  ].join('');
}

/** Both shoes, toes up. */
export function paintPairAbove(sheet: Sheet, shape: AboveShape, side: ShoeShape, look: Look): string {
  return both((foot) => single(sheet, shape, side, look, foot));
}
