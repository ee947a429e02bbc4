import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { LAYERS } from './composed.js';
import { make, type Composition } from './composition.js';
import type { Composed } from './composer.js';
import { LayersCache } from './read-layers.js';

/** Maximum size in bytes of the cache of decoded views: about four views, each of 17 to 22 MB. */
const MOST_BYTES = 80_000_000;

// Requests of shoppers and the import have priority.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);
const layers = new LayersCache(LAYERS, MOST_BYTES);

process.on('message', (composition: Composition) => {
  void make(composition, layers).then(
    (picture) => answer({ picture }),
    (error: Error) => answer({ error: error.message }),
  );
});
process.on('disconnect', () => process.exit());

function answer(composed: Composed): void {
  process.send!(composed);
}
