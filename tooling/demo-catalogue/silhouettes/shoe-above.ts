import { brightness, darker, lighter } from '../drawing/colour.js';
import { line, moved, outline, type Points } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { SIDE, type Sheet } from '../drawing/sheet.js';
import { type Surface, surfaceOf, texture } from '../drawing/textures.js';
import { ALMOND, OPENING, ROUND, THROAT } from './lasts.js';

/** How a pair looks from above: what closes the shoe and how far its sole stands out. */
export interface AboveShape {
  readonly closing: 'laces' | 'elastic' | 'saddle' | 'gore' | 'straps';
  readonly toe: 'round' | 'almond';
  readonly rand: number;
  readonly rows?: number;
  readonly base?: Surface;
}

function shrunk(points: Points, by: number): Points {
  const cx = 770;
  const cy = 760;
  return points.map(([x, y, corner]) => {
    const length = Math.hypot(x - cx, y - cy) || 1;
    const share = 1 - by / length;
    const px = cx + (x - cx) * share;
    const py = cy + (y - cy) * share;
    return corner ? [px, py, corner] : [px, py];
  });
}

function laceRows(look: Look, rows: number): string {
  const colour = look.palette.lace;
  const all = Array.from({ length: rows }, (_, i) => {
    const y = 474 + (i * 290) / rows;
    const reach = 116 + i * 3;
    return `<path d="M${772 - reach} ${Math.round(y + 8)}Q772 ${Math.round(y - 26)} ${772 + reach} ${Math.round(y + 8)}"/>`;
  }).join('');
  const pass = (stroke: string, width: number, dx: number, dy: number, opacity = 1): string =>
    `<g stroke="${stroke}" stroke-width="${width}" stroke-opacity="${opacity}" transform="translate(${dx} ${dy})">${all}</g>`;
  return `<g fill="none" stroke-linecap="round">${pass('#0b0a09', 26, 6, 10, 0.35)}${pass(darker(colour, 0.3), 25, 0, 0)}${pass(colour, 18, -2, -3)}${pass(lighter(colour, 0.6), 5, -3, -7, 0.6)}</g>`;
}

function closing(sheet: Sheet, shape: AboveShape, look: Look): string {
  const { palette, material } = look;
  const cloth = (role: keyof typeof palette, surface = surfaceOf(material)): { fill: string; texture: string } => ({
    fill: palette[role],
    texture: texture(sheet, surface, palette[role]),
  });
  switch (shape.closing) {
    case 'laces':
      return (
        sheet.panel(
          [
            [650, 410, 1],
            [770, 380],
            [892, 410, 1],
            [926, 620],
            [906, 830, 1],
            [770, 800],
            [642, 830, 1],
            [622, 620],
          ],
          { ...cloth('second'), stitch: 14 },
        ) +
        sheet.panel(THROAT, cloth('main', shape.base)) +
        laceRows(look, shape.rows ?? 6)
      );
    case 'elastic':
      return (
        sheet.panel(
          [
            [600, 700, 1],
            [680, 680],
            [700, 800, 1],
            [640, 900, 1],
          ],
          cloth('second', 'rib'),
        ) +
        sheet.panel(
          [
            [940, 700, 1],
            [862, 680],
            [846, 800, 1],
            [904, 900, 1],
          ],
          cloth('second', 'rib'),
        ) +
        sheet.stitches(
          [
            [668, 690],
            [700, 640],
            [772, 626],
            [846, 640],
            [876, 690],
          ],
          0,
          palette.accent,
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
            [770, 296],
            [850, 316],
            [910, 400],
            [926, 560],
            [896, 720],
          ],
          palette.main,
          7,
        ) +
        sheet.panel(
          [
            [556, 600, 1],
            [680, 560],
            [770, 550],
            [870, 560],
            [986, 600, 1],
            [970, 720, 1],
            [870, 690],
            [770, 680],
            [680, 690],
            [560, 730, 1],
          ],
          { ...cloth('second'), stitch: 12 },
        )
      );
    case 'gore':
      return sheet.seam(
        [
          [610, 760],
          [690, 690],
          [772, 670],
          [856, 690],
          [930, 760],
        ],
        palette.main,
        6,
      );
    case 'straps':
      return '';
  }
}

function openSandal(sheet: Sheet, look: Look, side: 1 | -1): string {
  const { palette, material } = look;
  const cloth = { fill: palette.main, texture: texture(sheet, surfaceOf(material), palette.main), stitch: 14 };
  const bands: Points[] = [
    [
      [520, 420, 1],
      [640, 350],
      [770, 330],
      [900, 350],
      [1012, 420, 1],
      [1004, 590, 1],
      [890, 540],
      [770, 528],
      [650, 540],
      [534, 600, 1],
    ],
    [
      [548, 700, 1],
      [650, 660],
      [770, 646],
      [880, 660],
      [976, 700, 1],
      [948, 860, 1],
      [870, 820],
      [770, 808],
      [670, 820],
      [590, 870, 1],
    ],
  ];
  return bands
    .map(
      (band) =>
        sheet.cast(outline(band), 6 * side, 12, 0.4) +
        sheet.panel(band, cloth) +
        sheet.volume(outline(band), palette.main, 0.8, side),
    )
    .join('');
}

/** One shoe of the pair; `side` -1 if a mirror will turn it, so that its light falls as on the other. */
function single(sheet: Sheet, shape: AboveShape, look: Look, side: 1 | -1): string {
  const { palette, material } = look;
  const last = shape.toe === 'round' ? ROUND : ALMOND;
  const ground = outline(last);
  const body = shrunk(last, shape.rand);
  const d = outline(body);
  const rand = `<path d="${ground}" fill="${palette.sole}"/>${sheet.volume(ground, palette.sole, 0.7, side)}`;
  if (shape.closing === 'straps') {
    const bed = outline(shrunk(last, 16));
    return `${sheet.cast(ground, 14 * side)}${rand}<path d="${bed}" fill="${palette.lining}"/><path d="${bed}" fill="url(#${texture(sheet, 'nap', palette.lining)})"/>${sheet.volume(bed, palette.lining, 0.6, side)}${openSandal(sheet, look, side)}`;
  }
  const surface = shape.base ?? surfaceOf(material);
  const hole = outline(OPENING);
  const toe: Points = shrunk(
    [
      [480, 480, 1],
      [560, 380],
      [670, 330],
      [770, 318],
      [880, 334],
      [980, 390],
      [1050, 500, 1],
      [1050, 120, 1],
      [480, 120, 1],
    ],
    0,
  );
  const capped =
    shape.closing === 'laces'
      ? sheet.panel(toe, {
          fill: palette.second,
          texture: texture(sheet, surfaceOf(material), palette.second),
          stitch: 14,
        })
      : '';
  const heel = sheet.panel(
    [
      [560, 1110, 1],
      [650, 1120],
      [700, 1290],
      [770, 1310],
      [850, 1290],
      [900, 1120],
      [990, 1110, 1],
      [990, 1400, 1],
      [560, 1400, 1],
    ],
    { fill: palette.accent, texture: texture(sheet, surfaceOf(material), palette.accent) },
  );
  const insole = sheet.gradient(
    [680, 800],
    [880, 1270],
    [
      [0, '#0b0a09', 0.75],
      [0.6, '#0b0a09', 0.3],
      [1, '#0b0a09', 0.1],
    ],
  );
  const ridge = `<path d="${line([
    [700, 260],
    [676, 420],
    [660, 600],
    [668, 760],
  ])}" fill="none" stroke="#ffffff" stroke-opacity="${brightness(palette.main) < 0.25 ? 0.2 : 0.34}" stroke-width="46" stroke-linecap="round"/>`;
  return [
    sheet.cast(ground, 14 * side),
    rand,
    sheet.clipped(
      d,
      `<path d="${d}" fill="${palette.main}"/><path d="${d}" fill="url(#${texture(sheet, surface, palette.main)})"/>${capped}${heel}${closing(sheet, shape, look)}${sheet.blurred(26, ridge, d)}`,
    ),
    sheet.volume(d, palette.main, 1, side),
    `<path d="${hole}" fill="${darker(palette.main, 0.25)}" stroke="${darker(palette.main, 0.4)}" stroke-width="16"/>`,
    `<path d="${hole}" fill="${palette.lining}"/><path d="${hole}" fill="${insole}"/>`,
    sheet.clipped(
      hole,
      sheet.blurred(
        16,
        `<path d="${outline(moved(OPENING, 26, 40))}" fill="none" stroke="#0b0a09" stroke-opacity="0.6" stroke-width="60" transform="translate(-26 -40)"/>`,
        hole,
      ),
    ),
  ].join('');
}

/** Both shoes, toes up. */
export function paintPairAbove(sheet: Sheet, shape: AboveShape, look: Look): string {
  const placed = (transform: string, side: 1 | -1): string =>
    `<g transform="${transform} rotate(-3 ${SIDE / 2} ${SIDE / 2})">${single(sheet, shape, look, side)}</g>`;
  return placed('translate(-338 30)', 1) + placed(`translate(${SIDE + 338} 30) scale(-1 1)`, -1);
}
