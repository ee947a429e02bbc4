import { brightness, darker, lighter } from '../drawing/colour.js';
import { line, outline, type Points } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { INK, type Sheet } from '../drawing/sheet.js';
import { surfaceOf, texture } from '../drawing/textures.js';
import { ALMOND, both, CENTRE, type Foot, footed, OPENING, ROUND } from './lasts.js';
import { type AboveShape, type Cloth, closing, laceRows, type Roles, tongue } from './shoe-closing.js';
import { type Role, roleAt, type ShoeShape } from './shoe-shape.js';

function shrunk(points: Points, by: number): Points {
  return points.map(([x, y, corner]) => {
    const length = Math.hypot(x - CENTRE, y - 760) || 1;
    const share = 1 - by / length;
    const px = CENTRE + (x - CENTRE) * share;
    const py = 760 + (y - 760) * share;
    return corner ? [px, py, corner] : [px, py];
  });
}

/** Returns the colours of the parts in the side view, so that both views show the same shoe. */
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

/** Paints the toe and the heel if their colour differs from the upper's. */
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

/** Paints a highlight on the vamp and shade where both sides curve away. */
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

/** Paints a pair of shoes from above, toes up. */
export function paintPairAbove(sheet: Sheet, shape: AboveShape, side: ShoeShape, look: Look): string {
  return both((foot) => single(sheet, shape, side, look, foot));
}
