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

it('lockedPackages follows workspaces and packages to the versions that Node would load', () => {
  expect(lockedPackages(lock, { workspaces: ['api'] })).toEqual({
    workspaces: ['api', 'sql'],
    packages: ['pg@1.0.0', 'pg@2.0.0', 'types@3.0.0'],
  });
});

it('lockedPackages follows packages that are installed at the root', () => {
  expect(lockedPackages(lock, { workspaces: [], packages: ['browser'] })).toEqual({
    workspaces: [],
    packages: ['browser@5.0.0', 'types@1.0.0'],
  });
});

it('lockedPackages refuses a workspace or package that the lock file does not contain', () => {
  expect(() => lockedPackages(lock, { workspaces: ['shop'] })).toThrow('package-lock.json has no shop');
  expect(() => lockedPackages(lock, { workspaces: [], packages: ['axe'] })).toThrow('has no package axe');
});
