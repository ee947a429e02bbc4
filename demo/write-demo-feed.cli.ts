import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { demoCompositions } from './composition/compositions.js';
import { looksOf } from './composition/looks.js';
import { catalogueEntries, DEFAULT_PRODUCTS } from './generate-catalogue.js';
import { demoReviews } from './reviews.js';

const USAGE =
  'write-demo-feed --seed 1 --out FILE.jsonl [--reviews FILE.jsonl] [--pictures FILE.jsonl] [--products N] [--now ISO]';

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

/** Streams the feed to a file, so that the whole feed is never in memory. */
async function main(): Promise<void> {
  const { seed, out, reviews, pictures, products, now } = options();
  await mkdir(dirname(out), { recursive: true });
  const feed = createWriteStream(out);
  const entries = () => catalogueEntries({ seed, now, products });
  let records = 0;
  for (const { record } of entries()) {
    records += 1;
    if (!feed.write(`${JSON.stringify(record)}\n`)) await once(feed, 'drain');
  }
  feed.end();
  await once(feed, 'finish');
  if (reviews) {
    const written = demoReviews(seed, now, entries());
    await writeFile(reviews, written.map(({ review }) => `${JSON.stringify(review)}\n`).join(''));
  }
  if (pictures) {
    const looks = await looksOf(demoCompositions(seed, now, [...entries()]));
    await writeFile(pictures, looks.map((look) => `${JSON.stringify(look)}\n`).join(''));
  }
  process.stdout.write(`${records} records\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
