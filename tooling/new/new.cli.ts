import { join } from 'node:path';
import { newComponent } from './component.js';
import { newProvider } from './provider.js';
import { newQuery } from './query.js';
import { writeChange } from './write-change.js';

const USAGE = `npm run new component care-label       a component of the kit: story, page, test, sample, budget
npm run new query catalog/find-badge   a query: model, input, use case, resolver, spec, its page
npm run new provider messaging/telegram  an adapter: spec, variable, where it is picked
`;
const KINDS = { component: newComponent, query: newQuery, provider: newProvider };

const [kind, name] = process.argv.slice(2);
try {
  if (!kind || !(kind in KINDS)) throw new Error(USAGE.trimEnd());
  const change = KINDS[kind as keyof typeof KINDS](name);
  // The compiled file runs in tooling/dist/new, three folders below the repository.
  await writeChange(join(import.meta.dirname, '../../..'), change);
  const written = [...Object.keys(change.files), ...Object.keys(change.edits)].map((path) => `  ${path}`);
  process.stdout.write(`${['Written:', ...written, 'Now:', ...change.next.map((step) => `  ${step}`)].join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
