/** How CI tests a command of package.json. */
export type Trial =
  /** `.ci/run` runs the command already. The string is the text to find in that file. */
  | { elsewhere: string }
  /**
   * The test runs the command. It must exit with 0 and print a match of `says`. `FOLDER` in the arguments stands for a
   * temporary folder.
   */
  | { args: string[]; says: RegExp }
  /** The command is a server. The test stops it once it has printed a match, or once Storybook responds on its port. */
  | { serves: RegExp | 'storybook' }
  /** The test does not run the command, for this reason. */
  | { never: string };

/** Every command, in the order of the tests: those between `start` and `demo:remove` need a running shop. */
export const COMMANDS: Record<string, Trial> = {
  build: { elsewhere: 'npm run build' },
  lint: { elsewhere: 'npm run lint' },
  typecheck: { elsewhere: 'npm run typecheck' },
  test: { elsewhere: 'npm test' },
  'test:jest': { elsewhere: 'npm test' },
  'test:journeys': { elsewhere: 'npm test' },
  // `npm test` runs one of the ten rounds of `npm run chaos`.
  chaos: { elsewhere: 'npm test' },
  'chaos:orders': { elsewhere: 'evidence/dist/chaos/orders/orders.cli.js --seed 1' },
  'chaos:search': { elsewhere: 'evidence/dist/chaos/search/search.cli.js --seconds 30' },
  'chaos:bulk': { elsewhere: 'evidence/dist/chaos/bulk/bulk.cli.js --offers 2000' },
  'chaos:webhooks': { elsewhere: 'evidence/dist/chaos/webhooks/webhooks.cli.js --events 1500' },
  'chaos:subscriptions': { elsewhere: 'evidence/dist/chaos/subscriptions/subscriptions.cli.js --changes 1000' },
  'search:eval': { elsewhere: 'evidence/dist/evaluation/search-eval.cli.js' },
  'test:package': { elsewhere: 'npm run test:package' },
  'test:client': { elsewhere: 'npm run test:client' },
  'test:docs': { elsewhere: 'npm run test:docs' },
  // `test:docs` builds and serves the site.
  docs: { elsewhere: 'npm run test:docs' },
  'docs:build': { elsewhere: 'npm run test:docs' },
  'test:stories': { elsewhere: 'npm run test:stories' },
  // `test:stories` builds it.
  'storybook:build': { elsewhere: 'npm run test:stories' },
  // `visual:compare` compares the same screenshots, in a Storybook that is built already.
  visual: { elsewhere: 'npm run visual:compare' },
  'visual:compare': { elsewhere: 'npm run visual:compare' },

  // With nothing changed since the commit.
  check: { args: ['HEAD'], says: /files have changed/ },
  help: { args: [], says: /npm start/ },
  doctor: { args: [], says: /✓ Node/ },
  dev: { serves: /Ready in/ },
  start: { serves: /Ready in/ },
  'catalog:export': { args: ['FOLDER/catalogue.jsonl'], says: /./ },
  'catalog:import': { args: ['--format', 'jsonl', 'FOLDER/catalogue.jsonl'], says: /created 0, updated 0/ },
  'catalog:images': { args: [], says: /stored 0, failed 0/ },
  'storage:move': { args: ['--help'], says: /npm run storage:move/ },
  'delivery:import': { args: ['--from', 'demo'], says: /created 0, updated 0/ },
  admin: { args: ['orders'], says: /^/ },
  'search:verify': { args: [], says: /documents {2}0 differences/ },
  'search:rebuild': { args: [], says: /./ },
  'search:replay': { args: [], says: /./ },
  'search:settings': { args: ['--help'], says: /npm run search:settings/ },
  'search:keys': { args: ['--help'], says: /npm run search:keys/ },
  'db:migrate': { args: [], says: /The database is of this version/ },
  'db:migration': { args: ['nothing'], says: /The data model has not changed/ },
  'demo:remove': { args: [], says: /products +\d+ removed/ },

  schema: { args: [], says: /./ },
  'schema:check': { elsewhere: 'tooling/dist/schema-check/schema-check.cli.js' },
  statements: { args: [], says: /./ },
  bench: { args: ['--short'], says: /^sign-in +10 /m },
  abuse: { elsewhere: 'evidence/dist/abuse/abuse.cli.js --short' },
  storybook: { serves: 'storybook' },

  'visual:update': { never: 'rewrites the pictures that are compared with' },
  chromatic: { never: 'needs a token and the network' },
  changeset: { never: 'asks questions' },
  new: { never: 'writes files; new.spec.ts makes each kind in a folder of its own' },
  format: { never: 'rewrites files; lint says whether it would' },
};
