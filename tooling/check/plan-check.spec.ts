import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JOURNEYS_OF_PAGES } from './journeys-of-pages.js';
import { planCheck, type Change } from './plan-check.js';

const root = join(import.meta.dirname, '../..');

const SUITES = [
  'api/src/cart/cart.integration.spec.ts',
  'api/src/cart/weigh.spec.ts',
  'api/src/reviews/reviews.integration.spec.ts',
  'api/src/served-schema.integration.spec.ts',
  'api/src/storage-killed.integration.spec.ts',
  'storefront/app/routes/brands/brand-index.test.ts',
  'storefront/app/seo/title.test.ts',
  'tooling/gates/imports.spec.ts',
  'tooling/snippets/snippets.spec.ts',
  'ui-kit/src/components/badge/badge.test.tsx',
];

const plan = (files: string[], related: string[] = [], deleted: string[] = []) => {
  const change: Change = {
    files,
    deleted: new Set(deleted),
    suites: SUITES,
    related: new Set(related),
    wholeLint: ['knip'],
  };
  const { steps, left } = planCheck(change);
  const find = (name: string) => steps.find((step) => step.name.startsWith(name))?.command.join(' ');
  return { find, left, suites: steps.find(({ name }) => name.endsWith('test suites'))?.command.slice(3) };
};

describe('a change in a domain of the API', () => {
  const { find, left, suites } = plan(
    ['api/src/reviews/vote-review.ts'],
    [
      'api/src/reviews/reviews.integration.spec.ts',
      'api/src/cart/cart.integration.spec.ts',
      'api/src/cart/weigh.spec.ts',
    ],
  );

  it('the check plan for an API change runs its domain’s suites, related unit tests and whole-API tests', () => {
    expect(suites).toEqual([
      'api/src/cart/weigh.spec.ts',
      'api/src/reviews/reviews.integration.spec.ts',
      'api/src/served-schema.integration.spec.ts',
      'tooling/gates/imports.spec.ts',
    ]);
  });

  it('the check plan for an API change names the related suites that it does not run', () => {
    expect(left).toEqual([
      '1 suites of other folders start an API with it: npm run test:jest -- --findRelatedTests api/src/reviews/vote-review.ts',
      'Pages in a browser: npm run test:journeys',
    ]);
  });

  it('the check plan for an API change lints the changed file and checks all types and imports', () => {
    expect(find('eslint')).toMatch(/ api\/src\/reviews\/vote-review\.ts$/);
    expect(find('spelling')).toMatch(/vote-review\.ts$/);
    expect(find('types')).toContain('turbo run build typecheck');
    expect(find('knip')).toBe('knip');
  });
});

it('the check plan runs the stories and screenshots of a component that changed', () => {
  const { find, left, suites } = plan(['ui-kit/src/components/size-guide/size-guide.tsx']);
  expect(find('stories of size-guide')).toBe('node .storybook/test-stories.mjs components/size-guide/');
  expect(find('pictures of size-guide')).toMatch(/-\(sizeguide\)/);
  expect(suites).not.toContain('ui-kit/src/components/badge/badge.test.tsx');
  expect(left).toEqual([expect.stringContaining('use size-guide')]);
});

it('the check plan leaves stories to the full command when many components changed', () => {
  const { find, left } = plan(['a', 'b', 'c', 'd', 'e'].map((name) => `ui-kit/src/components/${name}/index.ts`));
  expect(find('stories')).toBeUndefined();
  expect(left).toContain('5 components changed: npm run test:stories && npm run visual');
});

it('the check plan runs the unit tests and the journeys of a route that changed', () => {
  const { find, suites } = plan(['storefront/app/routes/brands/route.tsx']);
  expect(suites).toEqual(['storefront/app/routes/brands/brand-index.test.ts', 'tooling/gates/imports.spec.ts']);
  expect(find('journeys: brands-and-collections')).toMatch(/ \/brands-and-collections\.journey\.ts$/);
});

it('the check plan runs only format, spelling and gates when a page of the docs changed', () => {
  const { find, left, suites } = plan(['docs/cart.md']);
  expect([find('eslint'), find('types'), find('knip')]).toEqual([undefined, undefined, undefined]);
  expect(find('format')).toMatch(/docs\/cart\.md$/);
  expect(suites).toEqual(['tooling/gates/imports.spec.ts', 'tooling/snippets/snippets.spec.ts']);
  expect(left).toEqual([]);
});

it.each(['package-lock.json', 'api/prisma/schema/cart.prisma', 'tsconfig.base.json', 'api/schema.graphql'])(
  'the check plan says that a change of %s needs npm test',
  (file) => {
    expect(plan([file]).left).toContainEqual(expect.stringMatching(`depends on ${file} .*npm test`));
  },
);

it('the check plan does not lint a deleted file, but runs the tests of its folder', () => {
  const file = 'api/src/reviews/gone.ts';
  const { find, suites } = plan([file], [], [file]);
  expect([find('eslint'), find('format')]).toEqual([undefined, undefined]);
  expect(suites).toContain('api/src/reviews/reviews.integration.spec.ts');
});

describe('the table of journeys', () => {
  const folders = Object.values(JOURNEYS_OF_PAGES).flat();

  it('the table of journeys in the check plan lists every journey file', () => {
    const files = readdirSync(join(root, 'tooling/journeys')).filter((name) => name.endsWith('.journey.ts'));
    expect(files.map((name) => name.replace('.journey.ts', '')).sort()).toEqual(Object.keys(JOURNEYS_OF_PAGES).sort());
  });

  it('the table of journeys in the check plan lists every route of the storefront', () => {
    const routes = readdirSync(join(root, 'storefront/app/routes'), { withFileTypes: true });
    for (const { name } of routes.filter((entry) => entry.isDirectory()))
      expect(folders).toContain(`app/routes/${name}/`);
  });

  it('the table of journeys in the check plan names no folder that is gone', () => {
    expect(folders.filter((path) => !existsSync(join(root, 'storefront', path)))).toEqual([]);
  });
});
