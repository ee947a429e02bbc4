import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseCommandConfig } from './config.js';
import { givenSettings } from './given-settings.js';

let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'meet-settings-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fileWith = (text: string): string => {
  const path = join(folder, 'setting');
  writeFileSync(path, text);
  return path;
};

it('givenSettings omits settings with empty values', () => {
  expect(givenSettings({ A: '', B: 'b', C: undefined }, ['A', 'B', 'C'])).toEqual({ values: { B: 'b' }, faults: [] });
});

it.each([
  ['secret', 'secret'],
  ['secret\n', 'secret'],
  ['secret\r\n', 'secret'],
  [' two\nlines \n\n', ' two\nlines \n'],
])('givenSettings reads a setting from the file named by X_FILE without its trailing line break: %j', (text, value) => {
  const { values, faults } = givenSettings({ KEY_FILE: fileWith(text) }, ['KEY']);
  expect([values['KEY'], faults]).toEqual([value, []]);
});

it('givenSettings leaves the variable X_FILE alone when X is not a known setting', () => {
  const env = { OTHER_FILE: '/nowhere' };
  expect(givenSettings(env, ['KEY'])).toEqual({ values: env, faults: [] });
});

it('givenSettings names the setting whose file is missing, empty, or set beside a value', () => {
  const faultsOf = (env: Record<string, string>) => givenSettings(env, ['KEY']).faults;
  expect(faultsOf({ KEY_FILE: '/nowhere' })).toEqual(['KEY: the file /nowhere of KEY_FILE cannot be read (ENOENT)']);
  expect(faultsOf({ KEY_FILE: folder })).toEqual([`KEY: the file ${folder} of KEY_FILE cannot be read (EISDIR)`]);
  const path = fileWith('\n');
  expect(faultsOf({ KEY_FILE: path })).toEqual([`KEY: the file ${path} of KEY_FILE is empty`]);
  expect(faultsOf({ KEY: 'a', KEY_FILE: fileWith('b') })).toEqual([
    'KEY: it is set, and KEY_FILE is, too: leave one of them out',
  ]);
});

it('a command reads its database URL from a file and reports only that file’s faults', () => {
  const url = 'postgresql://meet:own@db/meet';
  expect(parseCommandConfig({ DATABASE_URL_FILE: fileWith(`${url}\n`) }).DATABASE_URL).toBe(url);
  const parse = () => parseCommandConfig({ DATABASE_URL_FILE: '/nowhere', API_PORT: '70000' });
  expect(parse).toThrow(/^The configuration is not valid:\n {2}DATABASE_URL: the file \/nowhere of .+ \(ENOENT\)$/);
});

it.each(['storefront/server', 'search-indexer/src'])('given-settings.ts is identical in the API and %s', (place) => {
  const copy = readFileSync(join(import.meta.dirname, '../../../..', place, 'given-settings.ts'), 'utf8');
  expect(copy).toBe(readFileSync(join(import.meta.dirname, 'given-settings.ts'), 'utf8'));
});
