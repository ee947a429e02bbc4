import type { Detail } from '../drawing/close-crop.js';
import { dress } from './dress.js';
import { joggers } from './joggers.js';
import { skirt } from './skirt.js';
import { trousers } from './trousers.js';
import type { Garment } from './garment-shape.js';
import { windbreaker } from './windbreaker.js';
import { shorts } from './shorts.js';

export interface Silhouette {
  /** The designs of the silhouette, each with a front and a back. */
  readonly garments: readonly Garment[];
  readonly detail: Detail;
  /** Centre of the close-up view of a detail. */
  readonly focus: Focus;
}

export type Focus = readonly [x: number, y: number];

const cloth = (garments: readonly Garment[], focus: Focus): Silhouette => ({
  garments,
  detail: 'cloth',
  focus,
});
const ribbed = (garments: readonly Garment[], focus: Focus): Silhouette => ({
  garments,
  detail: 'ribbed',
  focus,
});

const SILHOUETTES = {
  windbreaker: cloth(windbreaker, [768, 400]),
  joggers: ribbed(joggers, [768, 380]),
  trousers: cloth(trousers, [800, 360]),
  shorts: cloth(shorts, [768, 560]),
  skirt: cloth(skirt, [800, 520]),
  dress: cloth(dress, [768, 420]),
} as const satisfies Record<string, Silhouette>;

/** The silhouettes that are drawn: those without layers. */
export type DrawnName = keyof typeof SILHOUETTES;

export const isDrawn = (name: string): name is DrawnName => name in SILHOUETTES;

export const silhouette = (name: DrawnName): Silhouette => SILHOUETTES[name];
