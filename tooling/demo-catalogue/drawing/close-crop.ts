import { randomFrom } from '../random.js';
import { paintSign } from './brand-sign.js';
import { darker } from './colour.js';
import { creases } from './creases.js';
import { outline, type Points } from './geometry.js';
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

function swells(sheet: Sheet, seed: string, colour: string): string {
  const random = randomFrom(`${seed}:swells`);
  const folds = Array.from({ length: 4 }, (_, i): Points => {
    const x = -120 + i * 440 + random.whole(-90, 90);
    return [
      [x, -80],
      [x + random.whole(120, 260), 560],
      [x + random.whole(160, 340), 1060],
      [x + random.whole(320, 560), 1640],
    ];
  });
  return creases(sheet, folds, colour, 330, 0.8);
}

function overlay(sheet: Sheet, look: Look, seed: string): string {
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
  const surface = surfaceOf(material);
  const shape = outline(piece);
  const seams = [34, 66].map((by) => sheet.stitches(edge, by, palette.lace, 2));
  return [
    sheet.cast(shape, -4, -20, 0.5),
    sheet.panel(piece, {
      fill: palette.main,
      texture: texture(sheet, surface, palette.main, scaleOf(surface)),
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

function wovenLabel(look: Look): string {
  const { accent } = look.palette;
  return (
    `<g transform="rotate(-5 1060 470)"><path d="M880 380h360v190h-360z" fill="#0b0a09" fill-opacity="0.35" transform="translate(8 14)"/>` +
    `<path d="M880 380h360v190h-360z" fill="${accent}"/><path d="M896 396h328v158h-328z" fill="none" stroke="${darker(accent, 0.45)}" stroke-width="4" stroke-dasharray="14 8"/></g>`
  );
}

/** Paints a close-up of the material, with visible thread, over the whole square. */
export function paintCloseCrop(sheet: Sheet, look: Look, seed: string): string {
  const { palette, material } = look;
  const surface = surfaceOf(material);
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
    swells(sheet, seed, palette.main),
    wovenLabel(look) + paintSign(look.mark, darker(palette.accent, 0.55), [1060, 474, 0.6]),
    overlay(sheet, look, seed),
    `${all} fill="${light}"/>`,
  ].join('');
}
