import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import readChangesets from '@changesets/read';
import { buildSchema, printSchema } from 'graphql';
import { readSchema } from './read-schema.js';
import { schemaChanges, undeclared } from './schema-changes.js';

const USAGE = `npm run schema:check -- [options]

What has changed in both GraphQL schemas since their last release, and whether changesets of @meet/api say so.
  --release   keep the present schemas as the released ones
`;
/** The package whose version is the version of the schemas. */
const PACKAGE = '@meet/api';
const SCHEMAS = ['schema.graphql', 'admin-schema.graphql'];
const root = resolve(import.meta.dirname, '..', '..', '..');

const say = (line: string) => process.stdout.write(`${line}\n`);

const { values } = parseArgs({ options: { release: { type: 'boolean' }, help: { type: 'boolean' } } });
if (values.help) say(USAGE);
else if (values.release) keep();
else await check();

/** Writes the released schemas. They are compared without descriptions, so they are stored without them. */
function keep(): void {
  for (const name of SCHEMAS) {
    const text = readSchema(root, `api/${name}`);
    const bare = printSchema(buildSchema(text.replace(/"""[^]*?"""/g, '')));
    writeFileSync(join(root, 'api/released', name), `# Written by \`npm run schema:check -- --release\`.\n\n${bare}\n`);
  }
}

async function check(): Promise<void> {
  const pending = (await readChangesets(root))
    .flatMap(({ releases }) => releases)
    .filter(({ name }) => name === PACKAGE)
    .map(({ type }) => type);
  const highest = ['major', 'minor'].find((type) => pending.some((one) => one === type));
  let faults = 0;
  for (const name of SCHEMAS) {
    const before = readFileSync(join(root, 'api/released', name), 'utf8');
    const changes = await schemaChanges(before, readSchema(root, `api/${name}`));
    const missing = undeclared(changes, highest);
    faults += missing.length;
    say(`${name}: ${changes.length} changes since the last release`);
    for (const change of changes) {
      say(`${missing.includes(change) ? '!' : ' '} ${change.bump}  ${change.message}`);
    }
  }
  if (!faults) return;
  say(`\n${faults} changes (!) that no changeset declares: add one with \`npm run changeset\`, for ${PACKAGE}.`);
  process.exitCode = 1;
}
