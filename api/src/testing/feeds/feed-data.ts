import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Real shops' feeds, which may not be kept in this repository: looked for in MEET_FEED_DATA, else in `../shared/data`
 * beside it. Null where they are not there; suites then say so and skip.
 */
export const FEED_DATA = findFeedData();

/** `describe` where the real feeds are at hand, else `describe.skip` with a word about it. */
export function describeWithFeedData(name: string, body: (folder: string) => void): void {
  if (FEED_DATA) describe(name, () => body(FEED_DATA));
  else describe.skip(`${name} (no real feeds: set MEET_FEED_DATA to their folder)`, () => body(''));
}

function findFeedData(): string | null {
  const repository = resolve(import.meta.dirname, '..', '..', '..', '..');
  const folder = resolve(repository, process.env['MEET_FEED_DATA'] ?? '../shared/data');
  return existsSync(folder) ? folder : null;
}
