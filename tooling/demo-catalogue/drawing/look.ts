import type { Material } from './textures.js';

/** The colours of one colourway by the part they dye. */
export interface Palette {
  readonly main: string;
  readonly second: string;
  readonly accent: string;
  readonly sole: string;
  readonly lining: string;
  readonly lace: string;
}

/** What a painter needs to know beside the shape. */
export interface Look {
  readonly palette: Palette;
  readonly material: Material;
  /** A brand's abstract sign on the side, one of a few. */
  readonly mark: Mark;
}

export const MARKS = ['arch', 'bar', 'ring', 'wave', 'steps', 'none'] as const;
export type Mark = (typeof MARKS)[number];
