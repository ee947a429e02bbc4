import { basename, join } from 'node:path';
import type { Material } from '../data/materials.js';

/** Folder of the committed layers. It is next to the sources and is not copied into the build. */
export const LAYERS = join(
  import.meta.dirname,
  basename(join(import.meta.dirname, '..')) === 'dist' ? '../../layers' : '../layers',
);

/** The view that a composed picture shows. For shoes, `side` is the lateral side and `front` the three-quarter view. */
export type View = 'side' | 'front' | 'back' | 'above' | 'detail';

const SHOE: readonly View[] = ['side', 'front', 'back', 'above', 'detail'];
const GARMENT: readonly View[] = ['front', 'back', 'side', 'detail'];
const ACCESSORY: readonly View[] = ['front', 'back', 'detail'];

/**
 * The silhouettes of composed goods, with the views of a product in the order of its pictures. The second picture is
 * shown on hover.
 */
const VIEWS = {
  court: SHOE,
  runner: SHOE,
  'high-top': SHOE,
  'slip-on': SHOE,
  skate: SHOE,
  'basketball-mid': SHOE,
  'knit-runner': SHOE,
  derby: SHOE,
  trail: SHOE,
  platform: SHOE,
  chelsea: SHOE,
  loafer: SHOE,
  sandal: SHOE,
  'moc-boot': SHOE,
  slide: SHOE,
  't-shirt': GARMENT,
  hoodie: GARMENT,
  sweatshirt: GARMENT,
  longsleeve: GARMENT,
  bomber: GARMENT,
  jeans: GARMENT,
  joggers: GARMENT,
  trousers: GARMENT,
  shorts: GARMENT,
  skirt: GARMENT,
  dress: GARMENT,
  puffer: GARMENT,
  windbreaker: GARMENT,
  coat: GARMENT,
  shirt: GARMENT,
  sweater: GARMENT,
  beanie: ACCESSORY,
  cap: ACCESSORY,
  tote: ACCESSORY,
  socks: ACCESSORY,
  backpack: ACCESSORY,
  scarf: ACCESSORY,
  gloves: ACCESSORY,
  belt: ACCESSORY,
} as const;

export type ComposedName = keyof typeof VIEWS;
export const COMPOSED = Object.keys(VIEWS) as ComposedName[];

export const viewsOf = (name: ComposedName): readonly View[] => VIEWS[name];

/** Different shapes of a silhouette in some materials. */
const IN_MATERIAL: Partial<Record<`${ComposedName} ${Material}`, ComposedName>> = {
  'runner KNIT': 'knit-runner',
  'court SUEDE': 'skate',
  'high-top LEATHER': 'basketball-mid',
};

/** Returns the layers that show goods of a silhouette in a material. */
export const layersOf = (silhouette: ComposedName, material: Material): ComposedName =>
  IN_MATERIAL[`${silhouette} ${material}`] ?? silhouette;
