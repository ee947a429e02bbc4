#!/usr/bin/env node
// Prints every command of package.json with what it does. It is plain JavaScript and imports no package, so that it runs
// before `npm ci`. `commands.spec.ts` compares its list with package.json.

/** What each command does, by group, in the order of printing. */
const GROUPS = {
  'Run the shop': {
    start: 'the whole shop, built as for production; `-- --demo` fills an empty database of yours, too',
    dev: 'the same with hot reload',
    doctor: 'what is configured, reachable and missing',
    'demo:remove': 'removes everything that the demo brought, and nothing of yours',
    backup: 'writes an encrypted backup, or tries one: `-- --to FOLDER --keep 7d,4w,6m`',
    restore: 'restores a backup into an empty database: `-- --from FOLDER`',
    export: 'writes everything of the shop in open formats: `-- all --to FOLDER`',
    'db:migrate': 'brings the database to this version; `npm start` does, too',
  },
  'Goods, orders and search': {
    'catalog:import': 'imports products: `-- --format shopify-csv products.csv`',
    'catalog:undo': 'lists imports, or undoes one: `-- RUN`',
    'catalog:export': 'exports products without loss: `-- catalogue.jsonl`',
    'catalog:images': 'fetches the pictures that could not be fetched before',
    'storage:move': 'moves pictures to a bucket, or back: `-- --to s3`',
    'delivery:import': 'imports the pickup points of a carrier: `-- points.json`',
    admin: 'what operators do, from the command line: `-- orders`',
    'search:verify': 'compares the catalogue, the documents, the engine and the listings',
    'search:rebuild': 'makes all documents of the search anew',
    'search:replay': 'retries the products that the indexer gave up',
    'search:settings': 'writes the settings of the engine',
    'search:keys': 'makes the keys of the engine',
  },
  'Check a change': {
    build: 'builds every package that has changed',
    check: 'types, lint and tests of what has changed since `main`, in five minutes; says what it left out',
    test: 'unit, integration (on a real PostgreSQL) and browser tests',
    'test:jest': 'the same without browsers',
    'test:journeys': 'browser tests of the storefront',
    lint: 'style, spelling, import rules and unused code',
    typecheck: 'types',
    format: 'formats all files',
    'schema:check': 'what has changed in the GraphQL schemas since the last release',
    'test:stories': 'every story of the kit in a browser, with axe',
    visual: 'screenshots of the kit and of the pages, compared with the committed ones',
    'visual:compare': 'the same in a Storybook that is built already',
    'test:package': 'the packed kit in two blank applications',
    'test:client': 'the guide from an empty folder to a paid order, and the examples',
    'test:docs': 'the site of the docs in a browser',
  },
  'Write and generate': {
    new: 'writes the files of a component, query or provider: `-- component care-label`',
    schema: 'rewrites both GraphQL schemas and docs/calls.md from the code',
    statements: 'rewrites the types of SQL statements as the database gives them',
    'db:migration': 'writes the SQL of a change of the data model: `-- NAME`',
    'visual:update': 'rewrites the screenshots that differ',
    changeset: 'notes a change that users of a package will read about',
    docs: 'the docs as a site at http://localhost:6007',
    'docs:build': 'the same as files',
    storybook: 'the kit, component by component, at http://localhost:6006',
    'storybook:build': 'the same as files',
    chromatic: 'sends the stories to your project of Chromatic',
    help: 'prints this list',
  },
  'Long evidence': {
    evidence: 'runs pieces by name: `-- chaos-orders --short`; `-- --list` prints them all',
    'evidence:generate': 'fills a shop by COPY: `-- --products 100000 --shoppers 20000 --orders 50000`',
    bench: 'measures the shop beside what the bare machine allows; `-- --short` takes two minutes',
    'search:eval': 'piece `evaluation`: how well the search finds what damaged queries mean',
    chaos: 'the API and the indexer killed in the middle of an import',
    'chaos:orders': 'shoppers race for the last units while processes are killed',
    'chaos:search': 'the catalogue changes while indexer, API, database and engine are killed',
    'chaos:webhooks': 'ten thousand events for a receiver that is down, slow or broken by turns',
    'chaos:subscriptions': 'subscribers follow ten thousand changes while processes are killed',
    'chaos:bulk': 'bulk jobs on 100,000 offers while shoppers order and processes are killed',
    abuse: 'a shop of its own attacked by queries, pictures, orders and codes',
  },
};

const lines = Object.entries(GROUPS).flatMap(([group, commands]) => [
  `\n${group}`,
  ...Object.entries(commands).map(([name, does]) => {
    const command = ['start', 'test'].includes(name) ? `npm ${name}` : `npm run ${name}`;
    return `  ${command.padEnd(29)} ${does}`;
  }),
]);
process.stdout.write(`${lines.join('\n')}\n`);
