import { brightness, darker, lighter } from '../drawing/colour.js';
import { line, moved, outline, type Points } from '../drawing/geometry.js';
import type { Look } from '../drawing/look.js';
import { INK, type Sheet } from '../drawing/sheet.js';
import { texture } from '../drawing/textures.js';
import { ALMOND, both, type Foot, footed, ROUND } from './lasts.js';
import type { Role } from './shoe-shape.js';

/** The pattern of the outsole. */
export type Tread = 'blocks' | 'herringbone' | 'chevrons' | 'waffle' | 'leather';

const rowsFrom = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, i) => from + i * step);

const zigzag = (y: number): string => `M520 ${y}${'l22-26l22 26'.repeat(12)}`;
const chevron = (y: number, down: 1 | -1): string => {
  const v = (x: number): string =>
    `M${x - 52} ${y}l52 ${-34 * down}l52 ${34 * down}v30l-52 ${-34 * down}l-52 ${34 * down}z`;
  return [580, 708, 836, 964].map(v).join('');
};

/** Patterns of outsoles: `cuts` is a path of lines, drawn `width` units wide, and `blocks` a path of filled areas. */
const TREADS: Record<Exclude<Tread, 'leather'>, { cuts: string; width: number; blocks: string }> = {
  herringbone: { cuts: rowsFrom(170, 1400, 34).map(zigzag).join(''), width: 10, blocks: '' },
  waffle: {
    cuts: rowsFrom(-400, 1000, 44)
      .map((x) => `M${x} 150l1250 1250M${x + 1250} 150l-1250 1250`)
      .join(''),
    width: 12,
    blocks: '',
  },
  blocks: {
    cuts:
      rowsFrom(240, 700, 76)
        .map((y) => `M500 ${y + 40}Q770 ${y - 44} 1040 ${y + 40}`)
        .join('') +
      'M690 180V760M850 180V760M600 1010Q770 950 940 1010M600 1110Q770 1050 940 1110M770 980V1340M600 1210Q770 1150 940 1210',
    width: 20,
    blocks: '',
  },
  chevrons: {
    cuts: '',
    width: 0,
    blocks: rowsFrom(240, 760, 84)
      .map((y) => chevron(y, 1))
      .concat(rowsFrom(1030, 1330, 84).map((y) => chevron(y, -1)))
      .join(''),
  },
};

const ARCH: Points = [
  [500, 820, 1],
  [640, 780],
  [770, 800],
  [900, 780],
  [1040, 820, 1],
  [1040, 960, 1],
  [900, 930],
  [770, 946],
  [640, 930],
  [500, 960, 1],
];

function rubber(sheet: Sheet, look: Look, tread: Exclude<Tread, 'leather'>, wear: string): string {
  const { cuts, width, blocks } = TREADS[tread];
  const cut = (d: string, stroke: string, opacity: number, dx: number, dy: number): string =>
    d
      ? `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}" transform="translate(${dx} ${dy})"/>`
      : '';
  const block = (fill: string, dx: number, dy: number, opacity = 1): string =>
    blocks ? `<path d="${blocks}" fill="${fill}" fill-opacity="${opacity}" transform="translate(${dx} ${dy})"/>` : '';
  const { accent, sole } = look.palette;
  const middle = accent === wear ? darker(wear, 0.3) : tread === 'waffle' ? sole : accent;
  return [
    cut(cuts, lighter(wear, 0.5), 0.5, 3, 4),
    cut(cuts, darker(wear, 0.6), 0.8, 0, 0),
    block(INK, 8, 14, 0.4),
    block(darker(wear, 0.3), 3, 6),
    block(lighter(wear, 0.1), 0, 0),
    tread === 'waffle' ? '' : sheet.panel(ARCH, { fill: middle, texture: texture(sheet, 'foam', middle) }),
  ].join('');
}

/** Paints a leather sole with a groove for the thread and a nailed heel. */
function hide(sheet: Sheet, inner: Points): string {
  const tan = '#b98a58';
  const d = outline(inner);
  const heel: Points = [
    [560, 1030, 1],
    [770, 1016],
    [980, 1030, 1],
    [990, 1400, 1],
    [550, 1400, 1],
  ];
  const nails = [690, 730, 770, 810, 850].map((x) => `M${x} 1288h.1`).join('') + 'M660 1090h.1M880 1090h.1';
  return [
    `<path d="${d}" fill="${tan}"/><path d="${d}" fill="url(#${texture(sheet, 'grain', tan)})"/>`,
    sheet.stitches([...inner, ...inner.slice(0, 1)], 22, darker(tan, 0.35), 1.1),
    sheet.clipped(
      d,
      sheet.panel(heel, { fill: '#8a6238', texture: texture(sheet, 'grain', '#8a6238') }) +
        sheet.panel(
          [
            [540, 1200, 1],
            [770, 1172],
            [1000, 1200, 1],
            [1000, 1400, 1],
            [540, 1400, 1],
          ],
          { fill: '#26211e' },
        ),
    ),
    `<g stroke-linecap="round" fill="none"><path d="${nails}" stroke="#5b4a2a" stroke-width="16"/><path d="${nails}" stroke="#d8b778" stroke-width="11"/></g>`,
  ].join('');
}

function single(sheet: Sheet, look: Look, toe: 'round' | 'almond', tread: Tread, role: Role, foot: Foot): string {
  const last = footed(toe === 'round' ? ROUND : ALMOND, foot);
  const edge = look.palette.sole;
  const wear = look.palette[role];
  const ground = outline(last);
  const inner = last.map(([x, y]) => [770 + (x - 770) * 0.9, 764 + (y - 764) * 0.95] as const);
  const d = outline(inner);
  const light = sheet.gradient(
    [540, 200],
    [1000, 1340],
    [
      [0, '#ffffff', brightness(wear) < 0.3 ? 0.14 : 0.24],
      [0.4, '#ffffff', 0],
      [0.62, INK, 0],
      [1, INK, 0.34],
    ],
  );
  return [
    sheet.cast(ground, 10, 22, 0.32, 80),
    `<path d="${ground}" fill="${edge}"/>`,
    sheet.volume(ground, edge, 0.6),
    tread === 'leather'
      ? hide(sheet, inner)
      : `<path d="${d}" fill="${wear}"/><path d="${d}" fill="url(#${texture(sheet, 'foam', wear)})"/>${sheet.clipped(d, rubber(sheet, look, tread, wear))}<path d="${d}" fill="none" stroke="${darker(wear, 0.5)}" stroke-opacity="0.5" stroke-width="5"/>`,
    `<path d="${d}" fill="${light}"/>`,
    `<path d="${line(moved(inner, -2, -3), true)}" fill="none" stroke="#ffffff" stroke-opacity="0.2" stroke-width="5"/>`,
  ].join('');
}

/** Paints a pair of shoes from below, toes up. */
export function paintPairBelow(sheet: Sheet, toe: 'round' | 'almond', tread: Tread, role: Role, look: Look): string {
  return both((foot) => single(sheet, look, toe, tread, role, foot));
}
