import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface LockedPackage {
  license?: string;
  link?: boolean;
}

const root = join(import.meta.dirname, '..', '..');
const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const { runTimePackages } = (await import(join(root, 'docker/keep-run-time-packages.js'))) as {
  runTimePackages: (packages: Record<string, LockedPackage>, workspaces: readonly string[]) => Set<string>;
};

/** Workspaces that are in an image, in a browser or in a package of the registry. */
const SHIPPED = [
  'api',
  'graphiql',
  'search-indexer',
  'statements',
  'storefront',
  'desk',
  'ui-kit',
  'client',
  'demo',
  'tooling',
];

/** Licences that ask for no more than a notice. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
  'Zlib',
]);

/** Packages with another licence, or none in their package.json, and why they may be used. */
const REASONS: [name: RegExp, license: string | undefined, reason: string][] = [
  [
    /^@img\/sharp-/,
    'LGPL-3.0-or-later',
    'libvips is a library of its own file, unchanged, that anybody may replace by another version',
  ],
  [/^@fontsource\//, 'OFL-1.1', 'fonts: they may be served with anything, and are not sold by themselves'],
  [/^satori$/, 'MPL-2.0', 'only changed files of it would have to be published, and it is used unchanged'],
];

/** Whether an SPDX expression lets us choose only among licences that `isAllowed`. */
const permits = (expression: string, isAllowed: (license: string) => boolean): boolean =>
  expression
    .replace(/[()]/g, '')
    .split(/ or /i)
    .some((choice) => choice.split(/ and /i).every((license) => isAllowed(license.trim())));

function refusalOf(name: string, license: string | undefined): string | null {
  if (license !== undefined && permits(license, (each) => ALLOWED.has(each))) return null;
  const excused = REASONS.filter(([pattern]) => pattern.test(name)).map(([, which]) => which);
  const isExcused =
    license === undefined
      ? excused.includes(undefined)
      : permits(license, (each) => ALLOWED.has(each) || excused.includes(each));
  return isExcused ? null : `${name}: ${license ?? 'no licence'}`;
}

const shipped = [...runTimePackages(packages, SHIPPED)]
  .filter((path) => path.includes('node_modules/') && !packages[path]!.link)
  .map((path) => ({ name: path.replace(/^.*node_modules\//, ''), license: packages[path]!.license }));

it('every shipped package has a licence that requires only a notice, or a listed exception', () => {
  expect(shipped.length).toBeGreaterThan(200);
  expect([...new Set(shipped.flatMap(({ name, license }) => refusalOf(name, license) ?? []))]).toEqual([]);
});

it('each exception from the licence rule is still needed by a shipped package', () => {
  const without = REASONS.filter(
    ([pattern, license]) =>
      !shipped.some(({ name, license: has }) => pattern.test(name) && (has ?? '').includes(license ?? '')),
  );
  expect(without).toEqual([]);
});

it.each([
  ['MIT', true],
  ['(MIT OR GPL-3.0)', true],
  ['MIT and ISC', true],
  ['Apache-2.0 AND LGPL-3.0-or-later', false],
  ['GPL-3.0-or-later', false],
  [undefined, false],
])('a package under the licence %s is accepted: %s', (license, accepted) => {
  expect(refusalOf('some', license) === null).toBe(accepted);
});

it('the list of shipped workspaces has every workspace except evidence', () => {
  const { workspaces } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { workspaces: string[] };
  expect(workspaces.filter((workspace) => !SHIPPED.includes(workspace))).toEqual(['evidence']);
});
