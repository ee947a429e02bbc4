import { parseArgs } from 'node:util';
import { parseCommandConfig } from '../platform/config/config.js';
import { openPool, type Pool } from '../platform/database/open-pool.js';
import { isUuid } from '../shared/is-uuid.js';
import { listChangeSets, undoChangeSet } from './change-set.js';

const USAGE = `npm run catalog:undo -- [RUN]

Undoes an import: products, offers, prices, stock less what was sold, categories, brands, pictures and addresses are as
they were before it. What was changed or ordered since stays, and is listed. Without RUN it lists the latest imports.

Exit code: 0 undone or listed; 1 there is no such import, or it was undone already; 2 something stayed.
`;
const SHOWN = 20;
const STAYED = 2;

async function run(args: string[]): Promise<number> {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean', default: false } },
  });
  const [id] = positionals;
  if (values.help || positionals.length > 1) {
    say(USAGE);
    return values.help ? 0 : 1;
  }
  const { DATABASE_URL } = parseCommandConfig(process.env);
  const pool = openPool({ connectionString: DATABASE_URL, max: 1 });
  try {
    return id === undefined ? await list(pool) : await undo(pool, id);
  } finally {
    await pool.end();
  }
}

async function list(pool: Pool): Promise<number> {
  const sets = await listChangeSets(pool, SHOWN);
  if (sets.length === 0) say('There are no imports yet.');
  for (const { id, startedAt, source, title, state, rows } of sets)
    say(`${id}  ${startedAt.toISOString().slice(0, 16)}  ${state.padEnd(8)}  ${rows} rows  ${source}: ${title}`);
  return 0;
}

async function undo(pool: Pool, id: string): Promise<number> {
  const stayed = isUuid(id) ? await undoChangeSet(pool, id) : null;
  if (!stayed) {
    say('There is no such import, or it was undone already. `npm run catalog:undo` lists them.');
    return 1;
  }
  for (const { relation, key, reason } of stayed) say(`  ${relation} ${key}: ${reason}`);
  say(stayed.length === 0 ? 'undone' : `undone but for ${stayed.length} rows`);
  return stayed.length === 0 ? 0 : STAYED;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

process.exitCode = await run(process.argv.slice(2));
