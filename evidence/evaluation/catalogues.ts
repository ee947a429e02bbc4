import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FeedRecordInput } from '@meet/api/feed-record';
import { generateCatalogue } from '@meet/demo';
import type { Import } from './eval-shop.js';
import { realFeeds } from './real-feeds.js';
import { sneakerFeed } from './sneaker-feed.js';

/** The generated catalogues by name. They are the same in every run. */
export const MADE = {
  demo: () => generateCatalogue({ seed: '1', now: new Date('2026-11-01T00:00:00.000Z') }),
  sneakers: () => sneakerFeed('1'),
} as const;

export type MadeCatalogue = keyof typeof MADE;

/** Returns the arguments of the imports that load a catalogue. A generated feed is written to `folder` first. */
export async function importsOf(catalogue: MadeCatalogue | { feeds: string }, folder: string): Promise<Import[]> {
  if (typeof catalogue === 'string') return [jsonl(join(folder, `${catalogue}.jsonl`), MADE[catalogue]())];
  if (!existsSync(catalogue.feeds)) throw new Error(`There is no folder ${catalogue.feeds}.`);
  const imports: Import[] = [];
  for (const feed of realFeeds(catalogue.feeds)) {
    if (!existsSync(feed.file)) continue;
    if ('format' in feed) imports.push(['--format', feed.format, ...feed.options, feed.file]);
    else imports.push(jsonl(join(folder, `${imports.length}.jsonl`), await feed.convert(feed.file)));
  }
  if (!imports.length) throw new Error(`None of the feeds that are known is in ${catalogue.feeds}.`);
  return imports;
}

function jsonl(file: string, records: Iterable<FeedRecordInput | Record<string, unknown>>): Import {
  writeFileSync(file, [...records].map((record) => `${JSON.stringify(record)}\n`).join(''));
  return ['--format', 'jsonl', file];
}
