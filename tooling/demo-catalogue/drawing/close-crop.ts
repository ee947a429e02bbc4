import { randomFrom } from '../random.js';
import { paintSign } from './brand-sign.js';
import { darker, lighter } from './colour.js';
import { creases } from './creases.js';
import { outline, type Point, type Points } from './geometry.js';
import type { Look } from './look.js';
import { SIDE, type Sheet } from './sheet.js';
import { type Surface, surfaceOf, texture } from './textures.js';

const SCALE: Partial<Record<Surface, number>> = {
  nap: 1.6,
  grain: 1.7,
  foam: 1.6,
  fleece: 1.7,
  jersey: 1.5,
  weave: 1.2,
  ripstop: 1.5,
};

/** Returns the scale of a close-up: large enough to see threads, and small enough to recognise the goods. */
const scaleOf = (surface: Surface): number => SCALE[surface] ?? 1.3;

export type Detail = 'shoe' | 'laced' | 'cloth' | 'ribbed';

function swells(sheet: Sheet, seed: string, colour: string, count: number): string {
  const random = randomFrom(`${seed}:swells`);
  const folds = Array.from({ length: count }, (_, i): Points => {
    const x = -120 + i * (1760 / count) + random.whole(-90, 90);
    return [
      [x, -80],
      [x + random.whole(120, 260), 560],
      [x + random.whole(160, 340), 1060],
      [x + random.whole(320, 560), 1640],
    ];
  });
  return creases(sheet, folds, colour, 330, 0.8);
}

function overlay(sheet: Sheet, look: Look, detail: Detail, seed: string): string {
  const random = randomFrom(`${seed}:overlay`);
  const { palette, material } = look;
  const lift = random.whole(-70, 70);
  const edge: Points = [
    [-80, 1130 + lift, 1],
    [320, 1010 + lift],
    [760, 960 + lift],
    [1180, 1010 + lift],
    [1640, 1180 + lift, 1],
  ];
  const piece: Points = [...edge, [1640, 1700, 1], [-80, 1700, 1]];
  const role = detail === 'ribbed' || detail === 'cloth' ? palette.main : palette.second;
  const surface = detail === 'ribbed' ? 'rib' : surfaceOf(material);
  const shape = outline(piece);
  const seams = [34, ...(detail === 'ribbed' ? [] : [66])].map((by) =>
    sheet.stitches(edge, by, detail === 'cloth' ? palette.lace : lighter(role, 0.5), 2),
  );
  return [
    sheet.cast(shape, -4, -20, 0.5),
    sheet.panel(piece, {
      fill: role,
      texture: texture(sheet, surface, role, surface === 'rib' ? 1.7 : scaleOf(surface)),
    }),
    `<path d="${shape}" fill="${sheet.gradient(
      [500, 900],
      [900, 1600],
      [
        [0, '#ffffff', 0.18],
        [0.3, '#ffffff', 0],
        [1, '#0b0a09', 0.34],
      ],
    )}"/>`,
    ...seams,
  ].join('');
}

function threaded(look: Look): string {
  const colour = look.palette.lace;
  const rows: Point[] = [
    [560, 240],
    [600, 520],
    [640, 800],
  ];
  const eyelets = rows
    .map(
      ([x, y]) =>
        `<circle cx="${x}" cy="${y}" r="50" fill="#8f8b84"/><circle cx="${x - 3}" cy="${y - 4}" r="46" fill="#d6d2ca"/><circle cx="${x}" cy="${y}" r="32" fill="#1a1816"/>`,
    )
    .join('');
  const all = rows
    .map(([x, y]) => `<path d="M${x} ${y}C${x + 260} ${y - 120} ${x + 640} ${y - 130} ${x + 1100} ${y - 10}"/>`)
    .join('');
  const pass = (stroke: string, width: number, dx: number, dy: number, more = ''): string =>
    `<g stroke="${stroke}" stroke-width="${width}" transform="translate(${dx} ${dy})"${more}>${all}</g>`;
  return `${eyelets}<g fill="none" stroke-linecap="round">${pass('#0b0a09', 86, 14, 30, ' stroke-opacity="0.3"')}${pass(darker(colour, 0.3), 80, 0, 0)}${pass(colour, 62, -3, -6)}${pass(darker(colour, 0.22), 62, -3, -6, ' stroke-dasharray="5 9" stroke-opacity="0.6"')}${pass(lighter(colour, 0.7), 16, -8, -20, ' stroke-opacity="0.5"')}</g>`;
}

function wovenLabel(look: Look): string {
  const { accent } = look.palette;
  return (
    `<g transform="rotate(-5 1060 470)"><path d="M880 380h360v190h-360z" fill="#0b0a09" fill-opacity="0.35" transform="translate(8 14)"/>` +
    `<path d="M880 380h360v190h-360z" fill="${accent}"/><path d="M896 396h328v158h-328z" fill="none" stroke="${darker(accent, 0.45)}" stroke-width="4" stroke-dasharray="14 8"/></g>`
  );
}

/** Paints a close-up of the material, with visible thread, over the whole square. */
export function paintCloseCrop(sheet: Sheet, look: Look, detail: Detail, seed: string, base?: Surface): string {
  const { palette, material } = look;
  const surface = base ?? surfaceOf(material);
  const all = `<rect width="${SIDE}" height="${SIDE}"`;
  const light = sheet.gradient(
    [0, 0],
    [SIDE, SIDE],
    [
      [0, '#ffffff', 0.26],
      [0.4, '#ffffff', 0],
      [0.6, '#0b0a09', 0],
      [1, '#0b0a09', 0.42],
    ],
  );
  return [
    `${all} fill="${palette.main}"/>`,
    `${all} fill="url(#${texture(sheet, surface, palette.main, scaleOf(surface))})"/>`,
    swells(sheet, seed, palette.main, detail === 'cloth' || detail === 'ribbed' ? 4 : 2),
    detail === 'laced' ? threaded(look) : '',
    detail === 'cloth' || detail === 'ribbed'
      ? wovenLabel(look) + paintSign(look.mark, darker(palette.accent, 0.55), [1060, 474, 0.6])
      : '',
    overlay(sheet, look, detail, seed),
    `${all} fill="${light}"/>`,
  ].join('');
}
