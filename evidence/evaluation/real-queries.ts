import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ROOT } from '../root.js';
import type { Goods } from './goods.js';
import type { Stem } from './judge.js';
import { wordsOf } from './words-of.js';

const FILE = 'ru-queries/fashion_queries_on_topic.txt';
const SHORTEST_KIND = 4;

/**
 * Reads real queries of a web search from a file below MEET_FEED_DATA or `../shared/data`. Returns null if the file
 * does not exist.
 */
export function readRealQueries(): string[] | null {
  const file = resolve(ROOT, process.env['MEET_FEED_DATA'] ?? '../shared/data', FILE);
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : null;
}

/** Returns the queries that contain a word of a category of the catalogue. */
export function answerable(queries: readonly string[], goods: readonly Goods[], stem: Stem): string[] {
  const kinds = new Set(
    goods
      .flatMap(({ kinds: names }) => names.flatMap(wordsOf))
      .filter(({ length }) => length >= SHORTEST_KIND)
      .map(stem),
  );
  return queries.filter((query) => wordsOf(query).some((word) => kinds.has(stem(word))));
}
