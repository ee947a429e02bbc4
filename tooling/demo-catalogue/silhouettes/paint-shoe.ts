import { brightness, darker, lighter, mix } from '../drawing/colour.js';
import { line, normals, outline, walk } from '../drawing/geometry.js';
import { paintSign } from '../drawing/brand-sign.js';
import type { Look } from '../drawing/look.js';
import type { Sheet } from '../drawing/sheet.js';
import { surfaceOf, texture } from '../drawing/textures.js';
import type { ShoeShape } from './shoe-shape.js';

/** Where every shoe stands. */
const GROUND = 1120;

function laces(shape: NonNullable<ShoeShape['laces']>, look: Look): string {
  const points = walk(shape.edge, 10);
  const sides = normals(points);
  const colour = look.palette.lace;
  const rows = Array.from({ length: shape.rows }, (_, row) => {
    const i = Math.round(((row + 0.5) * (points.length - 1)) / shape.rows);
    const [x, y] = points[i] ?? [0, 0];
    const [nx, ny] = sides[i] ?? [0, 0];
    const eye = [x - nx * shape.inset + 6, y - ny * shape.inset] as const;
    const crest = [x + nx * shape.reach - 10, y + ny * shape.reach - 12] as const;
    const bend = [(eye[0] + crest[0]) / 2 + nx * 16 - 10, (eye[1] + crest[1]) / 2 + ny * 16 - 14] as const;
    const d = `M${eye.map(Math.round).join(' ')}Q${bend.map(Math.round).join(' ')} ${crest.map(Math.round).join(' ')}`;
    const eyelet = `<circle cx="${Math.round(eye[0])}" cy="${Math.round(eye[1])}" r="13"/>`;
    return { eyelet, lace: `<path d="${d}"/>` };
  });
  const all = rows.map(({ lace }) => lace).join('');
  const pass = (stroke: string, width: number, dx: number, dy: number, more = ''): string =>
    `<g stroke="${stroke}" stroke-width="${width}" transform="translate(${dx} ${dy})"${more}>${all}</g>`;
  return (
    `<g fill="${darker(look.palette.second, 0.55)}">${rows.map(({ eyelet }) => eyelet).join('')}</g><g fill="none" stroke-linecap="round">` +
    pass('#0b0a09', 24, 5, 9, ' stroke-opacity="0.32"') +
    pass(darker(colour, 0.28), 24, 0, 0) +
    pass(colour, 18, -2, -2) +
    pass(lighter(colour, 0.6), 5, -4, -5, ' stroke-opacity="0.7" stroke-dasharray="3 6"') +
    '</g>'
  );
}

function lugs({ along, depth, pitch }: NonNullable<ShoeShape['lugs']>, colour: string): string {
  const points = walk(along, pitch);
  const d = points
    .map(
      ([x, y]) =>
        `M${Math.round(x - pitch * 0.36)} ${Math.round(y - 8)}l3 ${depth + 8}h${Math.round(pitch * 0.54)}l3-${depth + 8}z`,
    )
    .join('');
  return `<path d="${d}" fill="${darker(colour, 0.35)}"/>`;
}

function sole(sheet: Sheet, shape: ShoeShape, look: Look): string {
  const { palette } = look;
  const d = outline(shape.sole);
  const wear = palette[shape.outsoleRole ?? 'sole'];
  const parts = [shape.lugs ? lugs(shape.lugs, wear) : '', `<path d="${d}" fill="${palette.sole}"/>`];
  parts.push(`<path d="${d}" fill="url(#${texture(sheet, 'foam', palette.sole, 0.3)})"/>`);
  if (shape.outsole) {
    parts.push(
      sheet.clipped(
        d,
        sheet.panel(shape.outsole, { fill: wear, flat: true }) + sheet.seam(shape.outsole.slice(0, 6), palette.sole, 3),
      ),
    );
  }
  for (const groove of shape.grooves ?? []) parts.push(sheet.seam(groove, palette.sole, 6));
  if (shape.soleStitch) parts.push(sheet.stitches(shape.soleStitch, 0, mix(palette.sole, '#8a8378', 0.45)));
  const fade = sheet.gradient(
    [0, 985],
    [0, GROUND],
    [
      [0, '#ffffff', brightness(palette.sole) > 0.8 ? 0 : 0.14],
      [0.45, '#0b0a09', 0],
      [1, '#0b0a09', 0.42],
    ],
  );
  parts.push(
    `<path d="${d}" fill="${fade}"/>`,
    sheet.volume(d, palette.sole, brightness(palette.sole) < 0.3 ? 0.95 : 0.55),
  );
  return parts.join('');
}

/** Behind the near side: the far collar and the tongue. */
function inside(sheet: Sheet, shape: ShoeShape, look: Look): string {
  const { palette, material } = look;
  const parts: string[] = [];
  if (shape.lining) {
    const d = outline(shape.lining);
    const heights = shape.lining.map(([, y]) => y);
    const shade = sheet.gradient(
      [0, Math.min(...heights)],
      [0, Math.max(...heights)],
      [
        [0, '#0b0a09', 0.2],
        [1, '#0b0a09', 0.75],
      ],
    );
    parts.push(
      `<path d="${d}" fill="${palette.lining}"/><path d="${d}" fill="url(#${texture(sheet, 'mesh', palette.lining, 0.22)})"/><path d="${d}" fill="${shade}"/>`,
    );
  }
  if (shape.tongue) {
    const d = outline(shape.tongue);
    parts.push(
      sheet.panel(shape.tongue, {
        fill: palette.main,
        texture: texture(sheet, shape.base ?? surfaceOf(material), palette.main),
        stitch: 13,
      }),
      sheet.volume(d, palette.main, 0.8),
    );
  }
  return parts.join('');
}

export function paintShoe(sheet: Sheet, shape: ShoeShape, look: Look): string {
  const { palette, material } = look;
  const d = outline(shape.upper);
  const surface = surfaceOf(material);
  const dress = (role: keyof typeof palette, own = surface): { fill: string; texture: string } => ({
    fill: palette[role],
    texture: texture(sheet, own, palette[role]),
  });
  const base = dress('main', shape.base ?? surface);
  const upper = [
    `<path d="${d}" fill="${base.fill}"/><path d="${d}" fill="url(#${base.texture})"/>`,
    ...(shape.seams ?? []).map((points) => sheet.seam(points, palette.main)),
    shape.mark ? paintSign(look.mark, look.palette.accent, shape.mark) : '',
    ...shape.parts.map(({ role, surface: own, points, stitch }) =>
      sheet.panel(points, { ...dress(role, own), ...(stitch ? { stitch } : {}) }),
    ),
    ...(shape.perforations ?? []).map(
      ([x, y]) =>
        `<ellipse cx="${x}" cy="${y}" rx="7" ry="6" fill="${darker(palette.main, 0.7)}" fill-opacity="0.75"/>`,
    ),
  ].join('');
  // Light falls from the upper left: the toe and the instep catch it, the heel and the lower edge lose it.
  const sweep = sheet.gradient(
    [260, 520],
    [1240, 1080],
    [
      [0, '#ffffff', brightness(palette.main) < 0.25 ? 0.14 : 0.2],
      [0.42, '#ffffff', 0],
      [0.6, '#0b0a09', 0],
      [1, '#0b0a09', 0.3],
    ],
  );
  const glints = sheet.clipped(
    d,
    sheet.blurred(
      22,
      `<path d="${line(shape.sole.slice(0, 8))}" fill="none" stroke="#0b0a09" stroke-opacity="0.5" stroke-width="52"/>` +
        '<path d="M230 925C300 880 400 862 480 838" fill="none" stroke="#ffffff" stroke-opacity="0.42" stroke-width="26" stroke-linecap="round"/>' +
        '<path d="M1180 700C1190 780 1210 860 1250 940" fill="none" stroke="#ffffff" stroke-opacity="0.2" stroke-width="34" stroke-linecap="round"/>',
      d,
    ),
  );
  return [
    sheet.contact(775, GROUND + 8, 690, 46, 0.62),
    sheet.contact(760, GROUND + 4, 560, 16, 0.6),
    inside(sheet, shape, look),
    sheet.clipped(d, upper),
    `<path d="${d}" fill="${sweep}"/>`,
    sheet.volume(d, palette.main, 0.85),
    glints,
    shape.laces ? laces(shape.laces, look) : '',
    sole(sheet, shape, look),
  ].join('');
}
