import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseCommandConfig } from '../platform/config/config.js';
import { openPool, type Pool } from '../platform/database/open-pool.js';
import { carrierVariables } from './delivery.config.js';
import { demoPickupPoints } from './demo-pickup-points.js';
import { Gazetteer } from './gazetteer.js';
import { DEMO_PROVIDER, importPickupPoints, retireProvider, type PointsImport } from './import-pickup-points.js';
import { CDEK, pickPointList } from './pick-providers.js';
import { readPointList } from './read-point-list.js';

const USAGE = `npm run delivery:import -- FILE          a list of CDEK: JSON of its API v2, or XML of API 1.x
npm run delivery:import -- --from cdek   the same from CDEK itself, with the account of CDEK_ACCOUNT
npm run delivery:import -- --from demo   invented points, for trying the shop
npm run delivery:import -- --retire NAME closes the points of \`cdek\` or \`demo\`

  --partial   the list is not the whole: points it does not name stay open
`;
const SOURCES: readonly string[] = [CDEK, DEMO_PROVIDER];
/** Maximum number of errors printed on the terminal. */
const SHOWN = 20;

class UsageError extends Error {}

async function run(args: string[]): Promise<void> {
  const { values, positionals } = parseOptions(args);
  const config = parseCommandConfig(process.env, carrierVariables);
  const pool = openPool({ connectionString: config.DATABASE_URL, max: 1 });
  const gazetteer = new Gazetteer();
  const importAll = (source: Pick<PointsImport, 'provider' | 'points'>) =>
    importAndTell(pool, gazetteer, { ...source, complete: !values.partial });
  try {
    if (values.retire !== undefined) say(`closed ${await retireProvider(pool, values.retire)}`);
    else if (values.from === DEMO_PROVIDER)
      await importAll({ provider: DEMO_PROVIDER, points: demoPickupPoints(gazetteer) });
    else if (values.from === CDEK)
      await withDownload(config, (file) => importAll({ provider: CDEK, points: readPointList(file) }));
    else await importAll({ provider: CDEK, points: readPointList(positionals[0]!) });
  } finally {
    await pool.end();
  }
}

async function withDownload(
  config: Parameters<typeof pickPointList>[0],
  use: (file: string) => Promise<void>,
): Promise<void> {
  const download = pickPointList(config);
  if (!download) throw new UsageError('--from cdek: set CDEK_ACCOUNT and CDEK_PASSWORD first.');
  const folder = await mkdtemp(join(tmpdir(), 'meet-points-'));
  try {
    const file = join(folder, 'points.json');
    say(`downloaded ${await download(file)} points`);
    await use(file);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function parseOptions(args: string[]) {
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { from: { type: 'string' }, retire: { type: 'string' }, partial: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
  const { values, positionals } = parsed;
  const ways = positionals.length + Number(values.from !== undefined) + Number(values.retire !== undefined);
  if (ways !== 1) throw new UsageError('Give one file, or --from, or --retire.');
  if (values.from !== undefined && !SOURCES.includes(values.from))
    throw new UsageError(`--from ${values.from}: one of ${SOURCES.join(', ')}.`);
  return parsed;
}

async function importAndTell(pool: Pool, gazetteer: Gazetteer, source: Omit<PointsImport, 'onIssue'>): Promise<void> {
  let issues = 0;
  const { created, updated, unchanged, deactivated, skipped, rejected } = await importPickupPoints(pool, gazetteer, {
    ...source,
    onIssue: ({ place, code, reason }) => {
      issues += 1;
      if (issues <= SHOWN) say(`  ${place}${code ? ` (${code})` : ''}: ${reason}`);
    },
  });
  if (issues > SHOWN) say(`  … and ${issues - SHOWN} more`);
  say(
    `pickup points: created ${created}, updated ${updated}, unchanged ${unchanged}, closed ${deactivated}, ` +
      `skipped ${skipped}, rejected ${rejected}`,
  );
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n${error instanceof UsageError ? `\n${USAGE}` : ''}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
