import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const API = join(import.meta.dirname, '../../api/src');
const BUILDER = 'platform/queue/due-rows.ts';

/** Paths of the production files of the API that have SKIP LOCKED, in any spelling. */
function filesThatSkip(): string[] {
  return readdirSync(API, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.spec.ts') && !path.startsWith('testing/'))
    .filter((path) => /skip\s+locked/i.test(readFileSync(join(API, path), 'utf8')))
    .sort();
}

it('SKIP LOCKED is used only in the file that provides takeDue, deleteSome and freeRows', () => {
  expect(filesThatSkip()).toEqual([BUILDER]);
});
