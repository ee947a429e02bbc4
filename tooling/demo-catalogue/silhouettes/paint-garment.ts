import { paintSign } from '../drawing/brand-sign.js';
import { brightness, darker, lighter } from '../drawing/colour.js';
import { creases } from '../drawing/creases.js';
import { line, outline, type Point, type Points, walk } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { INK, type Sheet } from '../drawing/sheet.js';
import { surfaceOf, texture } from '../drawing/textures.js';
import type { GarmentShape, Piece } from './garment-shape.js';

/** Shades hanging cloth: it curves away at its sides and is almost flat between them. */
function roundness(sheet: Sheet, part: Piece, d: string, fill: string): string {
  const xs = part.points.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const depth = part.depth ?? 1;
  const dark = brightness(fill) < 0.25;
  const across = sheet.gradient(
    [left, 0],
    [right, (right - left) * 0.22],
    [
      [0, INK, 0.16 * depth],
      [0.1, INK, 0],
      [0.3, '#ffffff', (dark ? 0.07 : 0.13) * depth],
      [0.52, '#ffffff', 0],
      [0.72, INK, 0.03 * depth],
      [1, INK, 0.22 * depth],
    ],
  );
  return `<use href="#${sheet.shape(d)}" fill="${across}"/>${sheet.volume(d, fill, 0.42 * depth)}`;
}

/** Paints rows of down. Each row is light on its upper slope, dark on the lower one, and gathered along the seam. */
function swelling(sheet: Sheet, baffles: readonly Points[], fill: string): string {
  const dark = brightness(fill) < 0.25;
  const slope = sheet.fall([
    [0, INK, 0.34],
    [0.1, INK, 0.1],
    [0.22, '#ffffff', dark ? 0.12 : 0.26],
    [0.48, '#ffffff', 0.03],
    [0.74, INK, 0.12],
    [1, INK, 0.46],
  ]);
  const rows = baffles.slice(1).map((seam, i) => {
    const above = baffles[i] ?? seam;
    const band = outline([...square(above), ...square(seam).reverse()]);
    return `<path d="${band}" fill="${slope}"/>`;
  });
  const gathers = baffles.flatMap((seam) =>
    walk(seam, 58).map(([x, y], i): Points => [
      [x, y - (i % 3) * 4],
      [x + 6, y + 16],
      [x + 2, y + 30 + (i % 4) * 7],
    ]),
  );
  return (
    rows.join('') +
    baffles.map((seam) => sheet.seam(seam, fill, 5)).join('') +
    `<path d="${gathers.map((gather) => line(gather)).join('')}" fill="none" stroke="${INK}" stroke-opacity="${dark ? 0.3 : 0.14}" stroke-width="7" stroke-linecap="round"/>`
  );
}

/** Returns the points with the first and the last marked as corners. */
const square = (points: Points): Point[] =>
  points.map(([x, y], i): Point => (i === 0 || i === points.length - 1 ? [x, y, 1] : [x, y]));

function piece(sheet: Sheet, look: Look, part: Piece): string {
  const fill = look.palette[part.role];
  const d = outline(part.points);
  const surface = part.surface ?? surfaceOf(look.material);
  const heights = part.points.map(([, y]) => y);
  const shade = sheet.gradient(
    [0, Math.min(...heights)],
    [0, Math.max(...heights)],
    [
      [0, '#0b0a09', 0.62],
      [1, '#0b0a09', 0.25],
    ],
  );
  return [
    part.over ? sheet.cast(d, 3, 9, 0.2, 26) : '',
    sheet.panel(part.points, {
      fill,
      texture: texture(sheet, surface, fill),
      flat: !part.over,
      ...(part.stitch ? { stitch: part.stitch } : {}),
    }),
    sheet.clipped(
      d,
      (part.prints ?? [])
        .map(({ points, role }) =>
          sheet.panel(points, {
            fill: look.palette[role],
            texture: texture(sheet, surface, look.palette[role]),
            flat: true,
          }),
        )
        .join('') +
        swelling(sheet, part.baffles ?? [], fill) +
        creases(sheet, part.folds ?? [], fill, 84, 0.6) +
        (part.seams ?? []).map((points) => sheet.seam(points, fill)).join('') +
        (part.threads ?? []).map((points) => sheet.stitches(points, 0, look.palette.lace)).join(''),
    ),
    part.inside ? `<use href="#${sheet.shape(d)}" fill="${shade}"/>` : roundness(sheet, part, d, fill),
  ].join('');
}

function cord(points: Points, colour: string): string {
  const d = line(points);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    `<g fill="none" stroke-linecap="round"><path d="${d}" stroke="#0b0a09" stroke-opacity="0.35" stroke-width="15" transform="translate(6 8)"/>` +
    `<path d="${d}" stroke="${darker(colour, 0.25)}" stroke-width="15"/><path d="${d}" stroke="${colour}" stroke-width="9" transform="translate(-2 -1)"/></g>` +
    `<rect x="${x - 9}" y="${y - 4}" width="18" height="34" rx="4" fill="#8d8a84"/><rect x="${x - 6}" y="${y - 2}" width="5" height="30" fill="#e8e5de"/>`
  );
}

function zip(points: Points, colour: string): string {
  const d = line(points);
  const [x, y] = points[0] ?? [0, 0];
  return (
    `<g fill="none"><path d="${d}" stroke="${darker(colour, 0.5)}" stroke-width="26"/><path d="${d}" stroke="#8d8a84" stroke-width="14" stroke-dasharray="5 5"/>` +
    `<path d="${d}" stroke="#e6e3dc" stroke-opacity="0.7" stroke-width="3"/></g>` +
    `<path d="M${x - 11} ${y + 14}h22l-4 60h-14z" fill="#b9b5ad" stroke="#55524d" stroke-width="2"/>`
  );
}

export function paintGarment(sheet: Sheet, shape: GarmentShape, look: Look): string {
  const { palette } = look;
  const ground = shape.pieces.map(({ points }) => outline(points)).join('');
  const button = `fill="${darker(palette.accent, 0.1)}" stroke="${darker(palette.accent, 0.5)}" stroke-width="2"`;
  const [lx, ly, lw, lh] = shape.label ?? [0, 0, 0, 0];
  return [
    sheet.cast(ground, 10, 22, 0.12, 64),
    ...shape.pieces.map((part) => piece(sheet, look, part)),
    ...(shape.zips ?? []).map((points) => zip(points, palette.second)),
    ...(shape.cords ?? []).map((points) => cord(points, palette.lace)),
    ...(shape.buttons ?? []).map(
      ([x, y]) =>
        `<circle cx="${x + 2}" cy="${y + 4}" r="15" fill="#0b0a09" fill-opacity="0.35"/><circle cx="${x}" cy="${y}" r="14" ${button}/><circle cx="${x - 3}" cy="${y - 3}" r="7" fill="${lighter(palette.accent, 0.35)}" fill-opacity="0.6"/>`,
    ),
    shape.label
      ? `<rect x="${lx - lw / 2 + 2}" y="${ly - lh / 2 + 4}" width="${lw}" height="${lh}" fill="#0b0a09" fill-opacity="0.35"/><rect x="${lx - lw / 2}" y="${ly - lh / 2}" width="${lw}" height="${lh}" fill="${palette.accent}"/><path d="M${lx - lw / 3} ${ly}h${(lw * 2) / 3}" stroke="${darker(palette.accent, 0.6)}" stroke-width="${Math.max(3, lh / 9)}"/>`
      : '',
    shape.mark ? paintSign(look.mark, palette.accent, shape.mark) : '',
  ].join('');
}
