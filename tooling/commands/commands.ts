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

/** Runs the pieces of evidence whose inputs have changed. */
const EVIDENCE = 'npm run evidence -- --changed --short';

/** Every command, in the order of the tests. The commands between `start` and `demo:remove` need a running shop. */
export const COMMANDS: Record<string, Trial> = {
  build: { elsewhere: 'npm run build' },
  lint: { elsewhere: 'npm run lint' },
  typecheck: { elsewhere: 'npm run typecheck' },
  test: { elsewhere: 'npm test' },
  'test:jest': { elsewhere: 'npm test' },
  'test:journeys': { elsewhere: 'npm test' },
  evidence: { elsewhere: EVIDENCE },
  bench: { elsewhere: EVIDENCE },
  abuse: { elsewhere: EVIDENCE },
  chaos: { elsewhere: EVIDENCE },
  'chaos:orders': { elsewhere: EVIDENCE },
  'chaos:search': { elsewhere: EVIDENCE },
  'chaos:bulk': { elsewhere: EVIDENCE },
  'chaos:webhooks': { elsewhere: EVIDENCE },
  'chaos:subscriptions': { elsewhere: EVIDENCE },
  'search:eval': { elsewhere: EVIDENCE },
  'test:package': { elsewhere: EVIDENCE },
  'test:client': { elsewhere: EVIDENCE },
  'test:docs': { elsewhere: EVIDENCE },
  // The piece `docs-site` builds and serves the site.
  docs: { elsewhere: EVIDENCE },
  'docs:build': { elsewhere: EVIDENCE },
  'test:stories': { elsewhere: EVIDENCE },
  // The piece `stories` builds it.
  'storybook:build': { elsewhere: EVIDENCE },
  visual: { elsewhere: EVIDENCE },
  // The piece `pictures` compares the same screenshots.
  'visual:compare': { elsewhere: EVIDENCE },

  // Nothing has changed since the commit.
  check: { args: ['HEAD'], says: /files have changed/ },
  help: { args: [], says: /npm start/ },
  doctor: { args: [], says: /✓ Node/ },
  dev: { serves: /Ready in/ },
  start: { serves: /Ready in/ },
  'catalog:export': { args: ['FOLDER/catalogue.jsonl'], says: /./ },
  'catalog:import': { args: ['--format', 'jsonl', 'FOLDER/catalogue.jsonl'], says: /created 0, updated 0/ },
  // Undoes the demo's import, because the command before this one has changed nothing.
  'catalog:undo': { args: [], says: /APPLIED .* rows {2}jsonl: demo-catalogue/ },
  'catalog:images': { args: [], says: /stored 0, failed 0/ },
  'storage:move': { args: ['--help'], says: /npm run storage:move/ },
  // backup.integration.spec.ts writes and restores backups.
  backup: { args: ['--new-key', 'FOLDER/backup.key'], says: /BACKUP_RECIPIENT=age1/ },
  restore: { args: ['--help'], says: /npm run restore/ },
  export: { args: ['all', '--to', 'FOLDER/shop'], says: /\d+ tables, \d+ rows, \d+ pictures are in/ },
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

  // Orders need goods, and the demo's goods have been removed.
  'evidence:generate': { args: ['--shoppers', '5'], says: /5 shoppers, 0 orders/ },
  schema: { args: [], says: /./ },
  'schema:check': { elsewhere: 'tooling/dist/schema-check/schema-check.cli.js' },
  statements: { args: [], says: /./ },
  storybook: { serves: 'storybook' },

  'visual:update': { never: 'rewrites the pictures that are compared with' },
  chromatic: { never: 'needs a token and the network' },
  changeset: { never: 'asks questions' },
  new: { never: 'writes files; new.spec.ts makes each kind in a folder of its own' },
  format: { never: 'rewrites files; lint says whether it would' },
};
