import { paintSign } from '../drawing/brand-sign.js';
import { brightness, darker, lighter } from '../drawing/colour.js';
import { line, outline, type Point, type Points, remembering, walk } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { INK, type Sheet } from '../drawing/sheet.js';
import { type Surface, surfaceOf, texture } from '../drawing/textures.js';
import { paintPadding, punctured } from './paint-shoe.js';
import type { Role, ShoeShape } from './shoe-shape.js';
import { type Flank, turned, type TurnedShoe } from './turned-shoe.js';

type Cloth = (role: Role, surface?: Surface) => { fill: string; texture: string };

/**
 * Returns the points with the first one repeated at the end. Bending treats points as an open line, and would not bend
 * the last side of an outline otherwise.
 */
const ringOf = remembering((points): Points => [...points, ...points.slice(0, 1)]);
const ring = (points: Points): Points => ringOf(points, 0);

function upperHalf(sheet: Sheet, shape: ShoeShape, shoe: TurnedShoe, look: Look, cloth: Cloth, flank: Flank): string {
  const body = shoe.onUpper(shoe.upper, flank);
  const d = outline(body);
  const base = cloth('main', shape.base);
  // On the far side of the shoe, only the toe and the instep are visible.
  const inView = shape.parts.filter(({ points }) => flank === 1 || points.some(([x]) => x < 620));
  const parts = inView.map(({ role, surface, points, stitch, holes }) => {
    const first = typeof stitch === 'number' ? stitch : stitch?.[0];
    const panel = sheet.panel(shoe.onUpper(ring(points), flank), {
      ...cloth(role, surface),
      ...(first && flank === 1 ? { stitch: first } : {}),
    });
    return (
      panel +
      (holes?.length
        ? punctured(
            holes.map((hole) => shoe.at(hole, flank)),
            look.palette[role],
          )
        : '')
    );
  });
  const sign =
    shape.mark && flank === 1
      ? `<g transform="${shoe.laid([shape.mark[0], shape.mark[1]])}">${paintSign(look.mark, look.palette.accent, [0, 0, shape.mark[2]])}</g>`
      : '';
  const ys = body.map(([, y]) => y);
  const across = sheet.gradient(
    [150, 0],
    [1280, 0],
    [
      [0, INK, 0.14],
      [0.12, '#ffffff', 0.08],
      [0.4, '#ffffff', 0],
      [0.72, INK, 0.05],
      [1, INK, 0.34],
    ],
  );
  const down = sheet.gradient(
    [0, Math.min(...ys)],
    [0, Math.max(...ys)],
    [
      [0, '#ffffff', brightness(look.palette.main) < 0.25 ? 0.06 : 0.14],
      [0.5, INK, 0],
      [1, INK, 0.26],
    ],
  );
  return sheet.clipped(
    d,
    [
      `<path d="${d}" fill="${base.fill}"/><path d="${d}" fill="url(#${base.texture})"/>`,
      ...(shape.seams ?? []).map((seam) => sheet.seam(shoe.onUpper(seam, flank), look.palette.main)),
      sign,
      ...parts,
      `<path d="${d}" fill="${across}"/><path d="${d}" fill="${down}"/>`,
      flank === -1 ? `<path d="${d}" fill="${INK}" fill-opacity="0.07"/>` : '',
    ].join(''),
  );
}

function soleHalf(sheet: Sheet, shape: ShoeShape, shoe: TurnedShoe, look: Look, flank: Flank): string {
  const { palette } = look;
  const wall = shoe.onSole(shoe.sole, flank);
  const d = outline(wall);
  const wear = palette[shape.sole.outsoleRole ?? 'sole'];
  const shade = sheet.gradient(
    [150, 700],
    [1300, 1000],
    [
      [0, INK, 0.1],
      [0.2, '#ffffff', 0.1],
      [0.6, INK, 0.05],
      [1, INK, 0.3],
    ],
  );
  const rim = shoe.onSole(shape.sole.rim, flank);
  return sheet.clipped(
    d,
    [
      `<path d="${d}" fill="${palette.sole}"/>`,
      ...(shape.sole.inserts ?? []).map(({ points, role }) =>
        sheet.panel(shoe.onSole(ring(points), flank), { fill: palette[role], flat: true }),
      ),
      shape.sole.outsole ? sheet.panel(shoe.onSole(ring(shape.sole.outsole), flank), { fill: wear, flat: true }) : '',
      `<path d="${d}" fill="url(#${texture(sheet, 'foam', palette.sole)})"/>`,
      ...(shape.sole.grooves ?? []).map((groove) => sheet.seam(shoe.onSole(groove, flank), palette.sole, 5)),
      shape.sole.thread ? sheet.stitches(rim, shape.sole.thread, darker(palette.sole, 0.25), 1.1) : '',
      flank === 1
        ? `<path d="${line(rim)}" fill="none" stroke="${lighter(palette.sole, 0.6)}" stroke-opacity="0.6" stroke-width="7"/>`
        : '',
      `<path d="${d}" fill="${shade}"/>`,
    ].join(''),
  );
}

function interior(sheet: Sheet, shape: ShoeShape, shoe: TurnedShoe, look: Look): string {
  if (!shape.lining) return '';
  const xs = shape.lining.map(([x]) => x);
  const [from, to] = [Math.min(...xs) - (shape.tongue ? 60 : 0), shoe.heel];
  const hole = outline([...shoe.edge(-1, from, to), ...shoe.edge(1, from, to).reverse()]);
  return `<path d="${hole}" fill="${look.palette.lining}"/><path d="${hole}" fill="url(#${texture(sheet, 'mesh', look.palette.lining)})"/><path d="${hole}" fill="${INK}" fill-opacity="0.5"/>${rim(shoe.edge(-1, from + 70, to), look, shape)}`;
}

/** Paints the padded edge of the opening. */
function rim(points: Points, look: Look, shape: ShoeShape): string {
  return shape.collar ? paintPadding(points, shape.collar.width * 0.8, look.palette[shape.collar.role]) : '';
}

function tongue(sheet: Sheet, shape: ShoeShape, shoe: TurnedShoe, look: Look, cloth: Cloth): string {
  if (!shape.tongue) return '';
  const lowest = shape.tongue.reduce((best, [, y], i, all) => (y < (all[best]?.[1] ?? Infinity) ? i : best), 0);
  const spine = walk(shape.tongue.slice(0, lowest + 1), 40);
  const width = (i: number): number => (i === spine.length - 1 ? 26 : 34 + 34 * Math.min(1, i / (spine.length * 0.5)));
  const side = (flank: Flank): Point[] => spine.map((point, i) => shoe.between(point, flank * width(i)));
  const points = [...side(-1), ...side(1).reverse()];
  return (
    sheet.panel(points, { ...cloth('main', shape.base), stitch: 12 }) +
    sheet.volume(outline(points), look.palette.main, 0.6)
  );
}

function laces(shape: ShoeShape, shoe: TurnedShoe, look: Look): string {
  if (!shape.laces) return '';
  const { edge, rows } = shape.laces;
  const points = walk(edge, 8);
  const colour = look.palette.lace;
  const at = (row: number, flank: Flank): Point => {
    const [x, y] = points[Math.round(((row + 0.4) * (points.length - 1)) / rows)] ?? [0, 0];
    return shoe.between([x, y + 20], flank * (shoe.gapAt(x) + 34));
  };
  const over = (row: number): Point => {
    const [x, y] = points[Math.round(((row + 0.9) * (points.length - 1)) / rows)] ?? points.at(-1) ?? [0, 0];
    return shoe.between([x, y - 30], 0);
  };
  const strand = (from: Point, middle: Point, to: Point): string =>
    `M${from[0]} ${from[1]}Q${middle[0]} ${middle[1]} ${to[0]} ${to[1]}`;
  const painted = (d: string): string => {
    const pass = (stroke: string, width: number, dx: number, dy: number, opacity = 1): string =>
      `<path d="${d}" stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" transform="translate(${dx} ${dy})"/>`;
    return `${pass(INK, 27, 4, 8, 0.26)}${pass(darker(colour, 0.34), 24, 0, 0)}${pass(colour, 19, -1, -2)}${pass(lighter(colour, 0.75), 5, -3, -6, 0.5)}`;
  };
  const rowsOf = Array.from(
    { length: rows - 1 },
    (_, row) =>
      painted(strand(at(row, -1), over(row), at(row + 1, 1))) + painted(strand(at(row, 1), over(row), at(row + 1, -1))),
  );
  return `<g fill="none" stroke-linecap="round">${painted(strand(at(0, -1), over(-0.5), at(0, 1)))}${rowsOf.join('')}</g>`;
}

/** Paints one shoe in three-quarter view from the front, its outer side to the right. */
export function paintShoeTurned(sheet: Sheet, shape: ShoeShape, look: Look): string {
  const { palette, material } = look;
  const shoe = turned(shape);
  const cloth: Cloth = (role, surface = surfaceOf(material)) => ({
    fill: palette[role],
    texture: texture(sheet, surface, palette[role]),
  });
  // The part of the sole that stands out around the upper.
  const ledge = outline([...shoe.onSole(shape.sole.rim, 1), ...[...shoe.onSole(shape.sole.rim, -1)].reverse()]);
  return [
    `<g transform="rotate(-11 768 980)">${sheet.contact(760, 1010, 660, 110, 0.42)}${sheet.contact(770, 1030, 560, 50, 0.5)}</g>`,
    soleHalf(sheet, shape, shoe, look, -1),
    `<path d="${ledge}" fill="${shape.bed ? palette[shape.bed] : darker(palette.sole, 0.28)}"/>`,
    upperHalf(sheet, shape, shoe, look, cloth, -1),
    interior(sheet, shape, shoe, look),
    tongue(sheet, shape, shoe, look, cloth),
    upperHalf(sheet, shape, shoe, look, cloth, 1),
    shape.collar ? rim(shoe.edge(1, (shape.collar.along[0]?.[0] ?? 0) + 30, shoe.heel), look, shape) : '',
    soleHalf(sheet, shape, shoe, look, 1),
    laces(shape, shoe, look),
  ].join('');
}
