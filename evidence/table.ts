/** One piece of evidence: a long run that shows that the shop keeps a promise. */
export interface Piece {
  /** What a passing run shows. */
  shows: string;
  /** The command, run by a shell in the repository with `node_modules/.bin` in its PATH. */
  command: string;
  /** Arguments of the short form, about a minute, which `.ci/run` uses. */
  short: string;
  /** Arguments of the full form. */
  full: string;
  /** Environment variables of the full form. Default: none. */
  fullEnv?: Record<string, string>;
  /** A command that must run before; it runs once for all pieces that name it. */
  first?: string;
  /** Whether the piece runs only when it is named, because it takes long and needs the whole machine. */
  byName?: true;
  /** An environment variable that the piece requires, and the meaning of its value. */
  needs?: { variable: string; holds: string };
  /** The inputs on which the result depends. If none has changed since a run passed, the run would pass again. */
  inputs: Inputs;
}

export interface Inputs {
  /** Folders and files of the repository, as git patterns. Tests and Markdown files in them are ignored. */
  files: readonly string[];
  /** Workspaces: their code, that of workspaces they depend on, and the locked versions of all their packages. */
  workspaces: readonly string[];
  /** Packages of the repository's package.json, including their dependencies. Default: none. */
  packages?: readonly string[];
}

const SHOP = ['tooling/stack', 'tooling/postgres', 'evidence/processes', 'evidence/root.ts'];
const PAGES = ['tooling/browser', 'tooling/journeys/expect-accessible.ts', 'tooling/journeys/hydrated-pages.ts'];
const BROWSER = ['@playwright/test', '@axe-core/playwright', '@sparticuz/chromium'];
const FRONTS = [
  ...['client-package', 'packing', 'stack'].map((name) => `tooling/${name}`),
  ...PAGES,
  ...['operator', 'plain-pictures', 'shopper', 'wait-for-shop'].map((name) => `tooling/journeys/${name}.ts`),
];
const jest = 'NODE_OPTIONS=--experimental-vm-modules jest --testMatch "**/*.evidence.ts"';
const playwright = (folder: string) => `playwright test --config tooling/${folder}/playwright.config.ts`;

/** All pieces, in the order in which they run. */
export const PIECES: Record<string, Piece> = {
  'chaos-orders': {
    shows: 'Stock, money and points add up while shoppers race for the last units and processes are killed.',
    command: 'node evidence/dist/chaos/orders/orders.cli.js',
    short: '--seed 1',
    full: '--seeds 10',
    inputs: { workspaces: ['api'], files: ['evidence/chaos/orders', ...SHOP] },
  },
  'chaos-search': {
    shows: 'Search agrees with the catalogue after the indexer, the API, the database and the engine were killed.',
    command: 'node evidence/dist/chaos/search/search.cli.js',
    short: '--seconds 30 --seed 1',
    full: '--seconds 180',
    inputs: { workspaces: ['api', 'demo'], files: ['evidence/chaos/search', 'evidence/generate', ...SHOP] },
  },
  'chaos-webhooks': {
    shows: 'Every event reaches a receiver that fails by turns, from senders that are killed.',
    command: 'node evidence/dist/chaos/webhooks/webhooks.cli.js',
    short: '--events 1500 --orders 30',
    full: '--events 10000',
    inputs: { workspaces: ['api'], files: ['evidence/chaos/webhooks', 'evidence/chaos/orders', ...SHOP] },
  },
  'chaos-subscriptions': {
    shows: 'Subscribers see every change while the processes and the edge before them are killed.',
    command: 'node evidence/dist/chaos/subscriptions/subscriptions.cli.js',
    short: '--changes 1000 --shoppers 20 --ends 4',
    full: '--changes 10000',
    inputs: { workspaces: ['api'], files: ['evidence/chaos/subscriptions', 'evidence/chaos/orders', ...SHOP] },
  },
  'chaos-bulk': {
    shows: 'Bulk jobs apply each row once while shoppers order and processes are killed.',
    command: 'node evidence/dist/chaos/bulk/bulk.cli.js',
    short: '--offers 2000 --rows 500 --calm 3',
    full: '--offers 100000',
    inputs: { workspaces: ['api'], files: ['evidence/chaos/bulk', 'evidence/chaos/orders', ...SHOP] },
  },
  'chaos-import': {
    shows: 'An import that is killed, or loses its database, is completed by the next run.',
    command: `${jest} --selectProjects evidence --testPathPatterns evidence/chaos/import`,
    short: '',
    full: '',
    fullEnv: { CHAOS_ROUNDS: '10' },
    inputs: { workspaces: ['api', 'demo'], files: ['evidence/chaos/import', ...SHOP] },
  },
  stack: {
    shows:
      '`npm start` opens the shop, starts what was killed again, ends with all its processes, and explains refusals.',
    command: `${jest} --selectProjects tooling --testPathPatterns tooling/stack`,
    short: '',
    full: '',
    inputs: {
      workspaces: ['tooling', 'demo', 'statements'],
      files: ['api/src/*.ts', 'api/src/platform', 'search-indexer/src/main.ts', 'storefront/server'],
    },
  },
  layers: {
    shows: 'The layers of the demo’s pictures are complete, and made by the models of today.',
    command: `${jest} --selectProjects demo --testPathPatterns demo/composition`,
    short: '',
    full: '',
    inputs: {
      workspaces: [],
      files: ['demo/layers', 'demo/models', 'demo/composition', 'demo/data/materials.ts', 'demo/grammar.ts'],
      packages: ['sharp'],
    },
  },
  generate: {
    shows: 'Copied goods and generated and orders are those of a shop, and their sums are right.',
    command: `${jest} --selectProjects evidence --testPathPatterns evidence/generate`,
    short: '',
    full: '',
    inputs: {
      workspaces: ['api', 'demo'],
      files: ['evidence/generate', 'evidence/bench', 'evidence/abuse/invented.ts', ...SHOP],
    },
  },
  evaluation: {
    shows: 'Damaged queries are understood as well as the committed figures say.',
    command: 'node evidence/dist/evaluation/search-eval.cli.js',
    short: '',
    full: '',
    inputs: { workspaces: ['api', 'demo'], files: ['evidence/evaluation', ...SHOP] },
  },
  abuse: {
    shows: 'Attacks from outside get through no more than their limits allow, and others are served meanwhile.',
    command: 'node evidence/dist/abuse/abuse.cli.js',
    short: '--short',
    full: '',
    inputs: { workspaces: ['api'], files: ['evidence/abuse', 'evidence/chaos/orders', ...SHOP] },
  },
  bench: {
    shows: 'Every operation of visitors and shoppers is answered, and how fast.',
    command: 'node evidence/dist/bench/bench.cli.js',
    short: '--short',
    full: '',
    inputs: {
      workspaces: ['api', 'demo', 'storefront'],
      files: ['evidence/bench', 'evidence/generate', 'evidence/abuse', 'evidence/chaos/orders', ...SHOP],
      packages: ['autocannon'],
    },
  },
  vitals: {
    shows: 'On a slow phone each page shows, answers and stays in place within its goals.',
    command: playwright('vitals'),
    short: '',
    full: '',
    byName: true,
    inputs: {
      workspaces: ['api', 'storefront', 'demo'],
      files: [
        'tooling/vitals',
        'tooling/stack',
        ...PAGES,
        ...['operator', 'purchase', 'shopper'].map((name) => `tooling/journeys/${name}.ts`),
      ],
      packages: [...BROWSER, 'web-vitals'],
    },
  },
  topology: {
    shows:
      'Behind the edges of deploy/ each process is replaced under load without a failed request; a failover loses no order.',
    command: 'node evidence/dist/fleet/topology.cli.js',
    short: '--short',
    full: '',
    byName: true,
    inputs: {
      workspaces: ['api', 'search-indexer', 'storefront'],
      files: ['deploy', 'evidence/fleet', 'evidence/chaos/orders', ...SHOP],
    },
  },
  upgrade: {
    shows:
      'A release and the one before it serve side by side without a failed request, and the update can be taken back.',
    command: 'node evidence/dist/fleet/upgrade.cli.js',
    short: '--short',
    full: '',
    byName: true,
    inputs: {
      workspaces: ['api', 'search-indexer', 'storefront'],
      files: ['api/prisma/migrations', 'deploy', 'evidence/fleet', 'evidence/chaos/orders', ...SHOP],
    },
  },
  images: {
    shows:
      'The images are built; compose brings the shop up with the demo and with a name, updates it under load, and starts what was killed.',
    command: 'node evidence/dist/images/images.cli.js',
    short: '--short',
    full: '',
    byName: true,
    inputs: {
      workspaces: ['api', 'search-indexer', 'storefront', 'desk', 'demo', 'tooling'],
      files: ['docker', '.dockerignore', 'evidence/images', ...SHOP],
    },
  },
  backup: {
    shows:
      'A backup that is made while orders are placed is restored elsewhere to its moment, row by row, and hardly slows them.',
    command: 'node evidence/dist/backup/backup.cli.js',
    short: '--products 300 --history 300 --pictures 100 --rounds 3 --seconds 8',
    full: '',
    byName: true,
    inputs: {
      workspaces: ['api', 'search-indexer', 'demo'],
      files: ['evidence/backup', 'evidence/chaos/orders', 'evidence/generate', ...SHOP],
    },
  },
  lists: {
    shows: 'Each list, count and report of the desk takes at most 100 ms of processor in a large shop.',
    command: 'node evidence/dist/lists/lists.cli.js',
    short: '--products 1000 --orders 1000 --times 2',
    full: '',
    byName: true,
    inputs: {
      workspaces: ['api', 'search-indexer', 'demo', 'desk'],
      files: [...['lists', 'backup', 'bench', 'chaos/orders', 'generate'].map((name) => `evidence/${name}`), ...SHOP],
    },
  },
  packages: {
    shows: 'The packed kit builds, renders and hydrates in blank applications.',
    command: playwright('kit-package'),
    short: '',
    full: '',
    inputs: {
      workspaces: ['ui-kit'],
      files: ['tooling/kit-package', 'tooling/packing', 'tooling/browser'],
      packages: [...BROWSER, 'vite', 'typescript'],
    },
  },
  client: {
    shows: 'The guide leads from an empty folder to a paid order, and the examples work.',
    command: `${playwright('client-package')} --project client`,
    short: '',
    full: '',
    inputs: {
      workspaces: ['client', 'api', 'storefront'],
      files: [
        ...FRONTS,
        ...['erp', 'kit', 'pwa', 'vanilla'].map((name) => `examples/${name}`),
        'docs/getting-started.md',
      ],
      packages: BROWSER,
    },
  },
  starters: {
    shows: 'The starters are installed, built and served, and sell in English, in both themes, under a strict policy.',
    command: `${playwright('client-package')} --project starters`,
    short: '',
    full: '',
    inputs: {
      workspaces: ['client', 'ui-kit', 'api', 'storefront'],
      files: [...FRONTS, 'examples/next', 'examples/react-router'],
      packages: BROWSER,
    },
  },
  'docs-site': {
    shows: 'The site of the docs is built without dead links, and is found by axe and by search to be whole.',
    command: playwright('docs-site'),
    short: '',
    full: '',
    inputs: {
      workspaces: [],
      files: ['docs', 'api/*.graphql', 'ui-kit/src/tokens', 'tooling/docs-site', 'tooling/schema-check', ...PAGES],
      packages: [...BROWSER, 'vitepress'],
    },
  },
  stories: {
    shows: 'Every story of the kit plays without an error, and axe finds nothing in either theme.',
    command: 'node .storybook/test-stories.mjs',
    first: 'npm run --silent storybook:build',
    short: '--changed',
    full: '',
    inputs: {
      workspaces: ['ui-kit'],
      files: ['.storybook', 'tooling/browser', 'tooling/visual/played-stories.ts', 'tooling/visual/story-sources.ts'],
      packages: [...BROWSER, 'storybook', '@storybook/react-vite', '@storybook/test-runner'],
    },
  },
  pictures: {
    shows: 'The kit and its screens look as in the committed pictures, and overlays compose by keyboard.',
    command: playwright('visual'),
    first: 'npm run --silent storybook:build',
    short: '',
    full: '',
    fullEnv: { MEET_PICTURES: 'all' },
    inputs: {
      workspaces: ['ui-kit'],
      files: ['.storybook', 'tooling/browser', 'tooling/visual', 'tooling/snippets', 'tooling/gates/write-tree.ts'],
      packages: [...BROWSER, 'storybook', '@storybook/react-vite'],
    },
  },
  node: {
    shows: 'A host with another Node installs and runs the shop: its Node only runs npm.',
    command: 'PATH="$MEET_OTHER_NODE:$PATH" npm',
    short: 'run doctor',
    full: 'test',
    needs: { variable: 'MEET_OTHER_NODE', holds: 'the folder of another Node and its npm' },
    inputs: { workspaces: [], files: ['package.json', '.nvmrc', '.npmrc', 'tooling/bin'] },
  },
};
