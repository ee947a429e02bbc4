import { paintSign } from '../drawing/brand-sign.js';
import { brightness, darker, lighter } from '../drawing/colour.js';
import { line, outline, type Points, sliver } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import type { Sheet } from '../drawing/sheet.js';
import { surfaceOf, texture } from '../drawing/textures.js';
import type { GarmentShape, Piece } from './garment-shape.js';

function creases(sheet: Sheet, folds: readonly Points[], colour: string): string {
  const dark = brightness(colour) < 0.25;
  if (folds.length === 0) return '';
  const slivers = folds.map((fold) => sliver(fold, 30)).join('');
  const use = `<use href="#${sheet.shape(slivers)}"`;
  return sheet.blurred(
    9,
    `${use} fill="#0b0a09" fill-opacity="${dark ? 0.55 : 0.3}"/>${use} fill="#ffffff" fill-opacity="${dark ? 0.1 : 0.3}" x="-18" y="-9"/>`,
    slivers,
  );
}

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
    part.over ? sheet.cast(d, 6, 12, 0.3) : '',
    sheet.panel(part.points, {
      fill,
      texture: texture(sheet, surface, fill),
      flat: !part.over,
      ...(part.stitch ? { stitch: part.stitch } : {}),
    }),
    sheet.clipped(
      d,
      creases(sheet, part.folds ?? [], fill) +
        (part.seams ?? []).map((points) => sheet.seam(points, fill)).join('') +
        (part.threads ?? []).map((points) => sheet.stitches(points, 0, look.palette.lace)).join(''),
    ),
    part.inside ? `<use href="#${sheet.shape(d)}" fill="${shade}"/>` : sheet.volume(d, fill, part.depth ?? 0.9),
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
  const ground = shape.pieces
    .filter(({ inside }) => !inside)
    .map(({ points }) => `<use href="#${sheet.shape(outline(points))}"/>`)
    .join('');
  const button = `fill="${darker(palette.accent, 0.1)}" stroke="${darker(palette.accent, 0.5)}" stroke-width="2"`;
  const [lx, ly, lw, lh] = shape.label ?? [0, 0, 0, 0];
  return [
    sheet.blurred(24, `<g fill="#0b0a09" fill-opacity="0.3" transform="translate(12 30)">${ground}</g>`),
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
