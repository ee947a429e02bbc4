import type { FeedRecordInput } from '@meet/api/feed-record';

type SizeGrid = Extract<FeedRecordInput, { kind: 'sizeGrid' }>;
type Row = SizeGrid['rows'][number];

const range = (from: number, to: number, step = 1): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, i) => from + i * step);

export const SHOE_SIZES = {
  MALE: range(39, 47),
  FEMALE: range(35, 41),
  UNISEX: range(36, 46),
  CHILDREN: range(24, 36),
} as const;
/** Half sizes, which only some models come in. */
export const HALF_SIZES: readonly number[] = [36.5, 37.5, 38.5, 40.5, 42.5, 44.5];

export const CLOTH_SIZES = ['XS', 'S', 'M', 'L', 'XL', 'XXL'] as const;
export const CHILD_HEIGHTS = ['104', '110', '116', '122', '128', '134', '140'] as const;
/** Sizes of caps and gloves, each for two sizes of clothes. */
export const DOUBLE_SIZES = ['S/M', 'L/XL'] as const;
/** Belt sizes: centimetres from the buckle to the middle hole. No other sizes have these names. */
export const BELT_SIZES = ['85', '95', '105', '115'] as const;
export const SOCK_SIZES = ['36–40', '41–45'] as const;
export const ONE_SIZE = 'ONE SIZE';

/**
 * Returns the foot length in centimetres: two thirds of the French (EU) size, less the space in front of the toes. It is
 * exact to the millimetre, because half a size is 3 mm.
 */
const footLength = (eu: number): string => String(Math.round((eu * (2 / 3) - 1.5) * 10) / 10).replace('.', ',');
const plain = (value: number): string => String(value);

const shoeRows = (sizes: readonly number[], uk: number, us: number): Row[] =>
  sizes.map((eu) => ({ eu: plain(eu), uk: plain(eu - uk), us: plain(eu - us), cm: footLength(eu) }));

const CLOTH_HEIGHTS = {
  MALE: ['164–170', '170–176', '176–182', '182–186', '186–190', '190–194'],
  FEMALE: ['156–162', '162–168', '164–170', '168–174', '170–176', '174–180'],
  UNISEX: ['158–164', '164–170', '170–178', '178–184', '184–190', '190–196'],
} as const;

const clothRows = (heights: readonly string[]): Row[] =>
  CLOTH_SIZES.map((eu, i) => ({ eu, height: heights[i] ?? null }));

export const SIZE_GRIDS: readonly SizeGrid[] = [
  { kind: 'sizeGrid', slug: 'shoes-men', sex: 'MALE', rows: shoeRows(range(39, 47, 0.5), 33.5, 32.5) },
  { kind: 'sizeGrid', slug: 'shoes-women', sex: 'FEMALE', rows: shoeRows(range(35, 41, 0.5), 33, 30.5) },
  { kind: 'sizeGrid', slug: 'shoes-unisex', sex: 'UNISEX', rows: shoeRows(range(36, 46, 0.5), 33.5, 32.5) },
  {
    kind: 'sizeGrid',
    slug: 'shoes-children',
    sex: 'UNISEX',
    children: true,
    rows: SHOE_SIZES.CHILDREN.map((eu) => ({
      eu: plain(eu),
      // Children's UK and US sizes end at 13; adults' sizes start at 1 again.
      uk: plain(eu < 33 ? eu - 17 + 0.5 : eu - 32.5 + 0.5),
      us: plain(eu < 32 ? eu - 16 + 0.5 : eu - 31.5 + 0.5),
      cm: footLength(eu),
    })),
  },
  { kind: 'sizeGrid', slug: 'clothes-men', sex: 'MALE', category: 'clothes', rows: clothRows(CLOTH_HEIGHTS.MALE) },
  {
    kind: 'sizeGrid',
    slug: 'clothes-women',
    sex: 'FEMALE',
    category: 'clothes',
    rows: clothRows(CLOTH_HEIGHTS.FEMALE),
  },
  {
    kind: 'sizeGrid',
    slug: 'clothes-unisex',
    sex: 'UNISEX',
    category: 'clothes',
    rows: clothRows(CLOTH_HEIGHTS.UNISEX),
  },
  {
    kind: 'sizeGrid',
    slug: 'clothes-children',
    sex: 'UNISEX',
    children: true,
    category: 'clothes',
    rows: CHILD_HEIGHTS.map((height) => ({ eu: height, height: `${Number(height) - 5}–${height}` })),
  },
];
