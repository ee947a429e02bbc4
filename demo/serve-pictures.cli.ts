import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Composer } from './composition/composer.js';
import { demoCompositions } from './composition/compositions.js';
import { pictureServer } from './composition/picture-server.js';
import { catalogueEntries, DEFAULT_PRODUCTS } from './generate-catalogue.js';

/** Serves the demo's pictures to the API, which stores them: `STORAGE_ORIGIN`. */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    now: { type: 'string', default: new Date().toISOString() },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4311' },
    products: { type: 'string', default: String(DEFAULT_PRODUCTS) },
  },
});

const now = new Date(values.now);
// The start of the day, as in the import: the pictures of reviews must not depend on the hour.
now.setUTCHours(0, 0, 0, 0);
const entries = catalogueEntries({ seed: values.seed, now, products: Number(values.products) });
const composer = new Composer(join(import.meta.dirname, 'composition/compose.worker.js'));
const server = pictureServer(demoCompositions(values.seed, now, [...entries]), (one) => composer.compose(one));
server.listen(Number(values.port), values.host);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    composer.end();
    process.exit(0);
  });
