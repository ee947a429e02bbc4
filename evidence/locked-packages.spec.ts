import { lockedPackages, type Lock } from './locked-packages.js';

const lock: Lock = {
  packages: {
    '': { devDependencies: { browser: '*' } },
    api: { dependencies: { sql: '*', pg: '*' }, devDependencies: { spell: '*' } },
    sql: { dependencies: { pg: '*' } },
    'node_modules/sql': { link: true, resolved: 'sql' },
    'node_modules/pg': { version: '2.0.0', dependencies: { types: '*' }, optionalDependencies: { native: '*' } },
    'node_modules/types': { version: '1.0.0' },
    'node_modules/pg/node_modules/types': { version: '3.0.0' },
    'sql/node_modules/pg': { version: '1.0.0' },
    'node_modules/spell': { version: '1.0.0' },
    'node_modules/browser': { version: '5.0.0', dependencies: { types: '*' } },
  },
};

it('follows workspaces and packages, each to the version that Node would find', () => {
  expect(lockedPackages(lock, { workspaces: ['api'] })).toEqual({
    workspaces: ['api', 'sql'],
    packages: ['pg@1.0.0', 'pg@2.0.0', 'types@3.0.0'],
  });
});

it('follows packages of the root', () => {
  expect(lockedPackages(lock, { workspaces: [], packages: ['browser'] })).toEqual({
    workspaces: [],
    packages: ['browser@5.0.0', 'types@1.0.0'],
  });
});

it('refuses what the lock file does not have', () => {
  expect(() => lockedPackages(lock, { workspaces: ['shop'] })).toThrow('package-lock.json has no shop');
  expect(() => lockedPackages(lock, { workspaces: [], packages: ['axe'] })).toThrow('has no package axe');
});
