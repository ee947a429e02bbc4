import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { isComposed } from './colourway.js';
import { snapshotSvg } from './draw-snapshot.js';
import { catalogueEntries, DEFAULT_PRODUCTS, type PictureFile } from './generate-catalogue.js';
import { demoReviews } from './reviews.js';

const USAGE =
  'write-demo-feed --seed 1 --out FILE.jsonl [--reviews FILE.jsonl] [--pictures DIR] [--products N] [--now ISO]';

interface Options {
  seed: string;
  out: string;
  reviews: string | undefined;
  pictures: string | undefined;
  products: number;
  now: Date;
}

function options(): Options {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
      reviews: { type: 'string' },
      pictures: { type: 'string' },
      products: { type: 'string', default: String(DEFAULT_PRODUCTS) },
      now: { type: 'string' },
    },
  });
  const products = Number(values.products);
  const now = values.now ? new Date(values.now) : new Date();
  if (!values.out || !Number.isInteger(products) || products < 1 || Number.isNaN(now.getTime())) {
    throw new Error(`Usage: ${USAGE}`);
  }
  const { seed, out, reviews, pictures } = values;
  return { seed, out, reviews, pictures, products, now };
}

/** Streams the feed to a file: only the pictures of one product are in memory at a time, and never the whole feed. */
async function main(): Promise<void> {
  const { seed, out, reviews: reviewFile, pictures: folder, products, now } = options();
  await mkdir(dirname(out), { recursive: true });
  const feed = createWriteStream(out);
  const made = new Set<string>();
  const entries = () => catalogueEntries({ seed, now, products });
  let records = 0;
  let files = 0;

  async function draw(pictures: Iterable<PictureFile>): Promise<void> {
    if (!folder) return;
    await Promise.all(
      [...pictures].map(async ({ key, svg }) => {
        const path = join(folder, key);
        const parent = dirname(path);
        if (!made.has(parent)) await mkdir(parent, { recursive: true });
        made.add(parent);
        await writeFile(path, svg);
        files += 1;
      }),
    );
  }

  for (const { record, pictures } of entries()) {
    records += 1;
    if (!feed.write(`${JSON.stringify(record)}\n`)) await once(feed, 'drain');
    if (folder) await draw(pictures());
  }
  feed.end();
  await once(feed, 'finish');
  if (reviewFile) {
    const written = demoReviews(seed, now, entries());
    await writeFile(reviewFile, written.map(({ review }) => `${JSON.stringify(review)}\n`).join(''));
    for (const { pictures } of written)
      await draw(
        pictures.flatMap(({ key, order }) => (isComposed(order) ? [] : [{ key, svg: snapshotSvg(order, key) }])),
      );
  }
  process.stdout.write(`${records} records, ${files} pictures\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
