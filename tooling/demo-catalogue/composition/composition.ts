import sharp from 'sharp';
import { type GoodsOrder, isComposed } from '../colourway.js';
import { placeOf, posterSvg } from '../draw-poster.js';
import type { PictureOrder } from '../draw-picture.js';
import { type ComposedOrder, composedPicture } from './picture.js';
import type { LayersCache } from './read-layers.js';
import { composedPoster, composedSnapshot } from './scene.js';

/** A picture that is made when it is first asked for. `key` is its key in object storage. */
export type Composition = { readonly key: string } & (
  | { readonly kind: 'goods'; readonly order: ComposedOrder }
  | { readonly kind: 'snapshot'; readonly order: ComposedOrder }
  | { readonly kind: 'poster'; readonly ground: string; readonly goods: readonly GoodsOrder[] }
);

/** Makes the picture as WebP. A poster shows composed goods; without any, it shows the drawn ones. */
export function make(composition: Composition, cache: LayersCache): Promise<Buffer> {
  switch (composition.kind) {
    case 'goods':
      return composedPicture(composition.order, cache);
    case 'snapshot':
      return composedSnapshot(composition.order, composition.key, cache);
    case 'poster': {
      const { ground, goods } = composition;
      const composed = goods.filter(isComposed);
      return composed.length ? composedPoster(ground, composed, cache) : drawnPoster(ground, goods);
    }
  }
}

function drawnPoster(ground: string, goods: readonly GoodsOrder[]): Promise<Buffer> {
  const places = new Map<string, PictureOrder>();
  for (const order of goods)
    if (!isComposed(order) && !places.has(placeOf(order.silhouette))) places.set(placeOf(order.silhouette), order);
  return sharp(Buffer.from(posterSvg(ground, [...places.values()])))
    .webp({ quality: 88, effort: 1 })
    .toBuffer();
}
