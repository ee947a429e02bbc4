import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The folder of real shops' feeds, which may not be kept in this repository: MEET_FEED_DATA, or else `../shared/data`
 * beside the repository. Null if it does not exist: the suites that need it are then skipped.
 */
export const FEED_DATA = findFeedData();

/** `describe` if the real feeds are at hand; otherwise `describe.skip` with a hint in its name. */
export function describeWithFeedData(name: string, body: (folder: string) => void): void {
  if (FEED_DATA) describe(name, () => body(FEED_DATA));
  else describe.skip(`${name} (no real feeds: set MEET_FEED_DATA to their folder)`, () => body(''));
}

function findFeedData(): string | null {
  const repository = resolve(import.meta.dirname, '..', '..', '..', '..');
  const folder = resolve(repository, process.env['MEET_FEED_DATA'] ?? '../shared/data');
  return existsSync(folder) ? folder : null;
}
