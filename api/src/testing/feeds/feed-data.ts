import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Folder with feeds of real shops, which cannot be published in this repository: MEET_FEED_DATA, or by default
 * `../shared/data` next to the repository. Null if the folder does not exist; then the tests that need it are skipped.
 */
export const FEED_DATA = findFeedData();

/** Calls `describe` if the folder with real feeds exists; otherwise `describe.skip`, with a hint in the name. */
export function describeWithFeedData(name: string, body: (folder: string) => void): void {
  if (FEED_DATA) describe(name, () => body(FEED_DATA));
  else describe.skip(`${name} (no real feeds: set MEET_FEED_DATA to their folder)`, () => body(''));
}

function findFeedData(): string | null {
  const repository = resolve(import.meta.dirname, '..', '..', '..', '..');
  const folder = resolve(repository, process.env['MEET_FEED_DATA'] ?? '../shared/data');
  return existsSync(folder) ? folder : null;
}
