import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueEntries, DEFAULT_PRODUCTS } from './generate-catalogue.js';

const USAGE = 'write-demo-feed --seed 1 --out FILE.jsonl [--pictures DIR] [--products N] [--now ISO]';

function options(): { seed: string; out: string; pictures: string | undefined; products: number; now: Date } {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      out: { type: 'string' },
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
  return { seed: values.seed, out: values.out, pictures: values.pictures, products, now };
}

/** Streams the feed to a file: only the pictures of one product are in memory at a time, and never the whole feed. */
async function main(): Promise<void> {
  const { seed, out, pictures: folder, products, now } = options();
  await mkdir(dirname(out), { recursive: true });
  const feed = createWriteStream(out);
  const made = new Set<string>();
  let records = 0;
  let files = 0;
  for (const { record, pictures } of catalogueEntries({ seed, now, products })) {
    records += 1;
    if (!feed.write(`${JSON.stringify(record)}\n`)) await once(feed, 'drain');
    if (!folder) continue;
    await Promise.all(
      [...pictures()].map(async ({ key, svg }) => {
        const path = join(folder, key);
        const parent = dirname(path);
        if (!made.has(parent)) await mkdir(parent, { recursive: true });
        made.add(parent);
        await writeFile(path, svg);
        files += 1;
      }),
    );
  }
  feed.end();
  await once(feed, 'finish');
  process.stdout.write(`${records} records, ${files} pictures\n`);
}

try {
  await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
