import type { Material } from './textures.js';

/** The colours of a colourway: one for each part of the product. */
export interface Palette {
  readonly main: string;
  readonly second: string;
  readonly accent: string;
  readonly sole: string;
  readonly lining: string;
  readonly lace: string;
}

/** Everything about a drawing except its shape. */
export interface Look {
  readonly palette: Palette;
  readonly material: Material;
  /** The brand's logo, which is drawn on the side of the product. */
  readonly mark: Mark;
}

export const MARKS = ['arch', 'bar', 'ring', 'wave', 'steps', 'none'] as const;
export type Mark = (typeof MARKS)[number];
