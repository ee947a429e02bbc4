import { dress } from './dress.js';
import { skirt } from './skirt.js';
import { trousers } from './trousers.js';
import type { Garment } from './garment-shape.js';
import { windbreaker } from './windbreaker.js';
import { shorts } from './shorts.js';

export interface Silhouette {
  /** The designs of the silhouette, each with a front and a back. */
  readonly garments: readonly Garment[];
  /** Centre of the close-up view of a detail. */
  readonly focus: Focus;
}

export type Focus = readonly [x: number, y: number];

const SILHOUETTES = {
  windbreaker: { garments: windbreaker, focus: [768, 400] },
  trousers: { garments: trousers, focus: [800, 360] },
  shorts: { garments: shorts, focus: [768, 560] },
  skirt: { garments: skirt, focus: [800, 520] },
  dress: { garments: dress, focus: [768, 420] },
} as const satisfies Record<string, Silhouette>;

/** The silhouettes that are drawn: those without layers. */
export type DrawnName = keyof typeof SILHOUETTES;

export const isDrawn = (name: string): name is DrawnName => name in SILHOUETTES;

export const silhouette = (name: DrawnName): Silhouette => SILHOUETTES[name];
