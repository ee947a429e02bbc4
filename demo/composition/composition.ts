import { type ComposedOrder, composedPicture } from './picture.js';
import { composedPoster, type PosterOrder } from './poster.js';
import type { LayersCache } from './read-layers.js';
import { composedSnapshot } from './snapshot.js';

/** A picture that is created when it is first requested. `key` is its key in object storage. */
export type Composition = { readonly key: string } & (
  | { readonly kind: 'goods'; readonly order: ComposedOrder }
  | { readonly kind: 'snapshot'; readonly order: ComposedOrder }
  | { readonly kind: 'poster'; readonly order: PosterOrder }
);

/** Creates the picture as WebP. */
export function make(composition: Composition, cache: LayersCache): Promise<Buffer> {
  switch (composition.kind) {
    case 'goods':
      return composedPicture(composition.order, cache);
    case 'snapshot':
      return composedSnapshot(composition.order, composition.key, cache);
    case 'poster':
      return composedPoster(composition.order, cache);
  }
}
