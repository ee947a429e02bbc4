import type { Material } from './textures.js';

/** The colours of a colourway, by part. */
export interface Palette {
  readonly main: string;
  readonly second: string;
  readonly accent: string;
  readonly sole: string;
  readonly lining: string;
  readonly lace: string;
}

/** The look of a drawing, apart from its shape. */
export interface Look {
  readonly palette: Palette;
  readonly material: Material;
  /** The brand's abstract sign on the side. */
  readonly mark: Mark;
}

export const MARKS = ['arch', 'bar', 'ring', 'wave', 'steps', 'none'] as const;
export type Mark = (typeof MARKS)[number];
