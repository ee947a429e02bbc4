import { setTimeout as sleep } from 'node:timers/promises';
import type { Command } from 'commander';
import type { AdminDesk } from '../../operator/commands/admin-desk.js';
import { checked } from '../../operator/commands/checked.js';
import type { CommandContext } from '../../operator/commands/command-context.js';
import { whole } from '../../operator/commands/typed-words.js';
import { notFound } from '../../operator/index.js';
import type { FeedRun } from '../feed-run.model.js';
import type { FeedSource } from '../feed-source.model.js';
import type { SaveFeedSourceInput } from '../source.input.js';
import type { SourceResolver } from '../source.resolver.js';

const POLL_MS = 500;
/** Time within which a running API must have started the run. */
const PATIENCE_MS = 5000;
const SHOWN = 20;

/**
 * Adds `npm run admin -- sources …`. A running API executes the runs. If no API is running, the command executes them
 * itself.
 */
export function addSourceCommands(program: Command, { desk, show, by }: CommandContext<keyof SourceResolver>): void {
  const sources = program.command('sources').description('suppliers’ feeds that the shop reads by itself');

  sources
    .command('list')
    .description('all of them, by name')
    .action(async () => {
      await by('feedSources');
      show((await (await open(desk)).found.all()).map(describeSource));
    });

  sources
    .command('save <name>')
    .description('a new one, or what changes of one')
    .option('--format <format>', 'as of catalog:import, e.g. yml')
    .option('--url <address>', 'where it is downloaded from')
    .option('--user <user>', 'user of the download; the password is in FEED_PASSWORD')
    .option('--supplier <name>', 'whose goods these are')
    .option('--currency <code>', 'currency of prices that name none')
    .option('--default-stock <units>', 'stock of offers without a figure', whole)
    .option('--complete', 'what the feed names no more goes off sale')
    .option('--no-complete', 'what the feed names no more stays')
    .option('--every <minutes>', 'minutes between runs', whole)
    .option('--pause', 'the clock starts no runs')
    .option('--no-pause', 'the clock starts runs')
    .action(async (name: string, typed: SaveOptions) => {
      const operator = await by('saveFeedSource');
      const { edits, found } = await open(desk);
      const known = (await found.all()).find((source) => source.name === name);
      const { SaveFeedSourceInput } = await import('../source.input.js');
      const dto = await checked(SaveFeedSourceInput, inputOf(name, typed, known));
      show([describeSource(await found.source(await edits.save(operator, dto)))]);
    });

  sources
    .command('remove <name>')
    .description('with its runs; its products stay')
    .action(async (name: string) => {
      const operator = await by('removeFeedSource');
      const { edits, found } = await open(desk);
      await edits.remove(operator, await idOf(found, name));
    });

  sources
    .command('run <name> [file]')
    .description('reads its address, or a file, and waits for the end')
    .action(async (name: string, file?: string) => {
      const operator = await by('startFeedRun');
      const { starts, found } = await open(desk);
      const sourceId = await idOf(found, name);
      const id = await (file === undefined
        ? starts.run(operator, { userId: null, deviceHash: null }, { sourceId })
        : starts.ofFile(operator, sourceId, await (await import('./keep-file.js')).keepFile(desk, file)));
      show([describeRun(await ended(desk, id))]);
    });

  sources
    .command('runs <name>')
    .description('the latest, with what they ask')
    .action(async (name: string) => {
      await by('feedRuns');
      const { found } = await open(desk);
      const { items } = await found.runs(await idOf(found, name), { page: 1, limit: SHOWN });
      show(items.map(describeRun));
    });

  sources
    .command('apply <run>')
    .description('applies the file of a run that asks, and waits for the end')
    .action(async (id: string) => {
      const operator = await by('applyFeedRun');
      await (await open(desk)).decisions.apply(operator, await runId(id));
      show([describeRun(await ended(desk, id))]);
    });

  sources
    .command('discard <run>')
    .description('discards a run that asks')
    .action(async (id: string) => {
      const operator = await by('discardFeedRun');
      const { decisions, found } = await open(desk);
      await decisions.discard(operator, await runId(id));
      show([describeRun(await found.run(id))]);
    });

  sources
    .command('undo <run>')
    .description('undoes what a run wrote, pauses its source, and lists what stays')
    .action(async (id: string) => {
      const operator = await by('undoFeedRun');
      const stayed = await (await open(desk)).decisions.undo(operator, await runId(id));
      show(stayed, stayed.length === 0 ? 'undone' : `undone but for ${stayed.length} rows`);
    });
}

interface SaveOptions {
  format?: string;
  url?: string;
  user?: string;
  supplier?: string;
  currency?: string;
  defaultStock?: number;
  complete?: boolean;
  every?: number;
  pause?: boolean;
}

function inputOf(name: string, typed: SaveOptions, known: FeedSource | undefined): SaveFeedSourceInput {
  const { format, user, every, pause, ...same } = typed;
  return {
    ...(known && { id: known.id }),
    name,
    format: format ?? known?.format ?? '',
    ...same,
    ...(user !== undefined && { credentials: { user, password: process.env.FEED_PASSWORD ?? null } }),
    ...(every !== undefined && { everyMinutes: every }),
    ...(pause !== undefined && { paused: pause }),
  };
}

/** Waits for the end of a run. If no API has started the run, executes it in this process. */
async function ended(desk: AdminDesk, id: string): Promise<FeedRun> {
  const { found } = await open(desk);
  const began = Date.now();
  for (let run = await found.run(id); ; run = await found.run(id)) {
    if (run.state !== 'WAITING' && run.state !== 'RUNNING') return run;
    if (run.state === 'WAITING' && Date.now() - began > PATIENCE_MS) {
      const { workHere } = await import('./work-here.js');
      await workHere(desk);
    }
    await sleep(POLL_MS);
  }
}

async function open({ statements, audit, config }: AdminDesk) {
  const [{ ReadSources }, { EditSources }, { StartRun }, { DecideRun }] = await Promise.all([
    import('../read-sources.js'),
    import('../edit-sources.js'),
    import('../start-run.js'),
    import('../decide-run.js'),
  ]);
  return {
    found: new ReadSources(statements),
    edits: new EditSources(audit, config),
    starts: new StartRun(audit),
    decisions: new DecideRun(audit, config),
  };
}

async function idOf(found: { all(): Promise<FeedSource[]> }, name: string): Promise<string> {
  const source = (await found.all()).find((each) => each.name === name);
  if (!source) throw notFound();
  return source.id;
}

async function runId(id: string): Promise<string> {
  const { FeedRunIdInput } = await import('../source.input.js');
  return (await checked(FeedRunIdInput, { id })).id;
}

function describeSource({ id, name, format, url, everyMinutes, paused, nextRunAt, complete }: FeedSource): object {
  return { id, name, format, url, everyMinutes, paused, nextRunAt, complete };
}

function describeRun({ id, state, cause, createdAt, fileName, counts, code, message }: FeedRun): object {
  const { created = null, updated = null, rejected = null, warnings = null } = counts ?? {};
  return { id, state, cause, createdAt, fileName, created, updated, rejected, warnings, code, message };
}
