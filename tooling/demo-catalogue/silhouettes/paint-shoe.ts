import { paintSign } from '../drawing/brand-sign.js';
import { brightness, darker, lighter } from '../drawing/colour.js';
import { line, outline, type Points } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { INK, type Sheet } from '../drawing/sheet.js';
import { type Surface, surfaceOf, texture } from '../drawing/textures.js';
import { paintLaces } from './paint-laces.js';
import { GROUND, paintSole } from './paint-sole.js';
import type { Part, Role, ShoeShape } from './shoe-shape.js';

const filled = (sheet: Sheet, d: string, fill: string): string => `<use href="#${sheet.shape(d)}" fill="${fill}"/>`;

/** Paints a soft shadow or highlight along a line, as faint strokes of several widths over one another. */
function soft(points: Points, colour: string, opacity: number, widths: readonly number[]): string {
  const d = line(points);
  return `<g fill="none" stroke="${colour}" stroke-opacity="${opacity}" stroke-linecap="round">${widths.map((width) => `<path d="${d}" stroke-width="${width}"/>`).join('')}</g>`;
}

function topOf(points: Points): number {
  return Math.min(...points.map(([, y]) => y));
}

/** Paints the parts behind the near side of the shoe: the far collar and the tongue. */
function inside(sheet: Sheet, shape: ShoeShape, look: Look): string {
  const { palette, material } = look;
  const parts: string[] = [];
  if (shape.lining) {
    const d = outline(shape.lining);
    const top = topOf(shape.lining);
    const shade = sheet.gradient(
      [0, top],
      [0, top + 130],
      [
        [0, '#ffffff', 0.1],
        [0.25, INK, 0.12],
        [1, INK, 0.7],
      ],
    );
    parts.push(
      filled(sheet, d, palette.lining),
      filled(sheet, d, `url(#${texture(sheet, 'mesh', palette.lining)})`),
      filled(sheet, d, shade),
    );
  }
  if (shape.tongue) {
    const d = outline(shape.tongue);
    parts.push(
      sheet.panel(shape.tongue, {
        fill: palette.main,
        texture: texture(sheet, shape.base ?? surfaceOf(material), palette.main),
        stitch: 16,
      }),
      sheet.volume(d, palette.main, 0.7),
    );
    // The laced edge casts a shadow on the tongue.
    if (shape.laces) parts.push(sheet.clipped(d, soft(shape.laces.edge, INK, 0.07, [70, 52, 36, 22, 10])));
  }
  return parts.join('');
}

/** Paints the padded edge of an opening. */
export function paintPadding(along: Points, w: number, colour: string): string {
  const d = line(along);
  const pass = (stroke: string, width: number, dy: number, opacity = 1): string =>
    `<path d="${d}" stroke="${stroke}" stroke-width="${Math.round(width)}" stroke-opacity="${opacity}" transform="translate(0 ${Math.round(dy)})"/>`;
  return `<g fill="none" stroke-linecap="round">${pass(INK, w * 1.5, w * 0.34, 0.1)}${pass(INK, w * 1.16, w * 0.2, 0.22)}${pass(darker(colour, 0.22), w, 0)}${pass(colour, w * 0.8, -w * 0.08)}${pass(lighter(colour, 0.3), w * 0.5, -w * 0.14, 0.3)}${pass(lighter(colour, 0.6), w * 0.22, -w * 0.22, 0.34)}</g>`;
}

/** Paints punched holes with a highlight on their far rims. */
export function punctured(holes: Points, colour: string): string {
  const d = holes.map(([x, y]) => `M${Math.round(x)} ${Math.round(y)}h.1`).join('');
  return `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="${lighter(colour, 0.6)}" stroke-opacity="0.5" stroke-width="13" transform="translate(2 3)"/><path d="${d}" stroke="${darker(colour, 0.75)}" stroke-width="12"/></g>`;
}

/**
 * Paints highlights and shades on the whole upper, with light from the upper left: where it bulges, where it curves
 * away, and where it meets the sole.
 */
function modelling(sheet: Sheet, shape: ShoeShape, look: Look, d: string): string {
  const { main } = look.palette;
  const dark = brightness(main) < 0.25;
  const sheen = surfaceOf(look.material) === 'grain' || surfaceOf(look.material) === 'gloss' ? 1.25 : 0.85;
  const top = topOf(shape.upper);
  const fall = sheet.gradient(
    [0, top],
    [0, 1020],
    [
      [0, '#ffffff', 0.1],
      [0.4, '#ffffff', 0],
      [0.62, INK, 0.02],
      [1, INK, dark ? 0.3 : 0.17],
    ],
  );
  const turn = sheet.gradient(
    [140, 0],
    [1400, 0],
    [
      [0, INK, 0.22],
      [0.05, INK, 0.02],
      [0.5, INK, 0],
      [0.84, INK, 0.04],
      [0.95, INK, 0.2],
      [1, INK, 0.36],
    ],
  );
  const spot = (
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    tilt: number,
    colour: string,
    opacity: number,
  ): string =>
    `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" transform="rotate(${tilt} ${cx} ${cy})" fill="${sheet.glow([
      [0, colour, opacity],
      [0.5, colour, opacity * 0.45],
      [1, colour, 0],
    ])}"/>`;
  const light = (dark ? 0.3 : 0.5) * sheen;
  return sheet.clipped(
    d,
    [
      `${filled(sheet, d, fall)}${filled(sheet, d, turn)}`,
      spot(330, 896, 230, 62, -14, '#ffffff', light),
      spot(1230, 800, 90, 170, 8, '#ffffff', light * 0.34),
      spot(860, 930, 300, 110, -6, INK, 0.16),
      spot(520, 960, 200, 70, -10, INK, 0.1),
      soft(shape.sole.rim, INK, 0.07, [84, 62, 44, 28, 14]),
    ].join(''),
  );
}

export function paintShoe(sheet: Sheet, shape: ShoeShape, look: Look): string {
  const { palette, material } = look;
  const d = outline(shape.upper);
  const surface = surfaceOf(material);
  const dress = (role: Role, own: Surface = surface): { fill: string; texture: string } => ({
    fill: palette[role],
    texture: texture(sheet, own, palette[role]),
  });
  const base = dress('main', shape.base ?? surface);
  const laid = ({ role, surface: own, points, stitch, holes }: Part): string => {
    const [first, second] = typeof stitch === 'number' ? [stitch] : (stitch ?? []);
    return [
      sheet.panel(points, { ...dress(role, own), ...(first ? { stitch: first } : {}) }),
      second ? sheet.thread(points, second, palette[role]) : '',
      holes ? punctured(holes, palette[role]) : '',
    ].join('');
  };
  return [
    sheet.contact(775, GROUND + 10, 700, 50, 0.5),
    sheet.contact(765, GROUND + 4, 600, 18, 0.7),
    inside(sheet, shape, look),
    filled(sheet, d, base.fill),
    filled(sheet, d, `url(#${base.texture})`),
    shape.collar ? paintPadding(shape.collar.along, shape.collar.width, palette[shape.collar.role]) : '',
    sheet.clipped(
      d,
      [
        ...(shape.seams ?? []).map((points) => sheet.seam(points, palette.main)),
        shape.mark ? paintSign(look.mark, palette.accent, shape.mark) : '',
        ...shape.parts.map(laid),
      ].join(''),
    ),
    modelling(sheet, shape, look, d),
    sheet.volume(d, palette.main, 0.3),
    shape.laces ? paintLaces(shape.laces, look) : '',
    paintSole(sheet, shape.sole, look),
  ].join('');
}
