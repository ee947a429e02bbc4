import { constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { demoPictures, PictureServer } from './composition/picture-server.js';
import { catalogueEntries, DEFAULT_PRODUCTS } from './generate-catalogue.js';

/**
 * Serves the demo's composed pictures to the API's storage, which keeps them: `STORAGE_ORIGIN`. `--ahead` makes those of
 * the home page before they are asked for.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    now: { type: 'string', default: new Date().toISOString() },
    host: { type: 'string', default: '127.0.0.1' },
    port: { type: 'string', default: '4311' },
    products: { type: 'string', default: String(DEFAULT_PRODUCTS) },
    ahead: { type: 'boolean', default: false },
  },
});

// Shoppers and the import come first.
setPriority(constants.priority.PRIORITY_LOW);
sharp.concurrency(1);
sharp.cache(false);
const now = new Date(values.now);
// As the import has it: what reviews show must not depend on the hour.
now.setUTCHours(0, 0, 0, 0);
const entries = catalogueEntries({ seed: values.seed, now, products: Number(values.products) });
const pictures = new PictureServer(demoPictures(values.seed, now, [...entries]));
pictures.server.listen(Number(values.port), values.host, () => {
  if (values.ahead) void pictures.ahead();
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(0));
