import { join, sep } from 'node:path';
import type { Material } from '../drawing/textures.js';
import { type DrawnName, isDrawn } from '../silhouettes/silhouettes.js';

/** Folder of the committed layers. They lie beside the sources and are not copied into the build. */
export const LAYERS = join(
  import.meta.dirname,
  import.meta.dirname.split(sep).includes('dist') ? '../../../demo-catalogue/layers' : '../layers',
);

/** The view that a composed picture shows: `side` is the lateral side of a shoe, `front` of a shoe its three quarters. */
export type View = 'side' | 'front' | 'back' | 'above' | 'detail';

/** The views of a product in the order of its pictures; the second is shown under a pointer. */
const SHOE_VIEWS: readonly View[] = ['side', 'front', 'back', 'above', 'detail'];
const GARMENT_VIEWS: readonly View[] = ['front', 'back', 'side', 'detail'];

const SHOES = [
  'court',
  'runner',
  'high-top',
  'slip-on',
  'knit-runner',
  'derby',
  'trail',
  'platform',
  'chelsea',
  'loafer',
  'sandal',
] as const;
const GARMENTS = ['t-shirt', 'hoodie', 'sweatshirt', 'longsleeve'] as const;
export type ComposedName = (typeof SHOES)[number] | (typeof GARMENTS)[number];

/** The silhouettes of composed goods. Goods of the others are drawn. */
export const COMPOSED: readonly ComposedName[] = [...SHOES, ...GARMENTS];

const isShoe = (name: ComposedName): boolean => (SHOES as readonly string[]).includes(name);
export const viewsOf = (name: ComposedName): readonly View[] => (isShoe(name) ? SHOE_VIEWS : GARMENT_VIEWS);

/** Returns the layers that show goods of a silhouette in a material. */
export const layersOf = (silhouette: ComposedName, material: Material): ComposedName =>
  silhouette === 'runner' && material === 'KNIT' ? 'knit-runner' : silhouette;

/** Returns the layers as {@link layersOf}, or undefined of drawn goods. */
export const composedAs = (silhouette: ComposedName | DrawnName, material: Material): ComposedName | undefined =>
  isDrawn(silhouette) ? undefined : layersOf(silhouette, material);
