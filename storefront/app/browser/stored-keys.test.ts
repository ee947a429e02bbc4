import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { forgetShopper } from './stored-keys';
import { fillStorage, keptKeys, STAYING } from './stored-keys-fixture';

const app = join(import.meta.dirname, '..');

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

it('browser storage is accessed only through the list of known keys', () => {
  // The script of the closed notices runs in the head, before modules; its keys are checked by their type.
  const allowed = ['browser/stored-keys.ts', 'browser/stored-value.ts', 'browser/tab-storage.ts'];
  const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|-fixture\.|generated/.test(file),
  );
  const direct = files.filter((file) =>
    /window\.(?:local|session)Storage|[^.\w]localStorage\.|indexedDB/.test(readFileSync(join(app, file), 'utf8')),
  );
  expect(direct.sort()).toEqual([...allowed, 'closed-notices/closed-notices.ts'].sort());
});

it('forgetShopper removes the shopper’s stored data and nothing else', () => {
  fillStorage();
  localStorage.setItem('of another program', 'x');
  forgetShopper();
  expect(keptKeys()).toEqual([...STAYING, 'of another program'].sort());
});
