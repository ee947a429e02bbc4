import type { Command } from 'commander';
import type { AdminDesk } from './commands/admin-desk.js';
import type { CommandContext } from './commands/command-context.js';
import { eventId, paged, pageOf, placeOf } from './commands/typed-words.js';

/**
 * Adds the command `npm run admin -- outbox …`, which lists, retries and drops events that were given up. Whoever runs
 * it with `--as` must name an account that may call the mutation `moveItems`, because the events are news of moved
 * orders.
 */
export function addOutboxCommands(program: Command, { desk, show, by }: CommandContext<'moveItems'>): void {
  const outbox = program.command('outbox').description('news of orders that could not be told');
  paged(outbox.command('dead'))
    .description('what was given up after ten attempts, the oldest first, and why')
    .action(async (how: { page: number }) => {
      await by('moveItems');
      const { items, pagination } = await (await openOutbox(desk)).list(pageOf(how));
      const rows = items.map(({ id, createdAt, topic, lane, failure }) => ({
        id,
        createdAt,
        topic,
        of: lane,
        failure,
      }));
      show(rows, placeOf(pagination));
    });

  outbox
    .command('replay [ids...]')
    .description('tells these once more')
    .option('--all', 'all of them', false)
    .action(async (typed: string[], { all }: { all: boolean }) => {
      if (all === typed.length > 0) throw new Error('Name events, or give --all.');
      const ids = all ? null : typed.map(eventId);
      const replayed = await (await openOutbox(desk)).replay(await by('moveItems'), ids);
      show(replayed.map((id) => ({ id, replayed: true })));
    });

  outbox
    .command('drop <ids...>')
    .description('gives these up for good: nobody is told')
    .action(async (typed: string[]) => {
      const dropped = await (await openOutbox(desk)).drop(await by('moveItems'), typed.map(eventId));
      show(dropped.map((id) => ({ id, dropped: true })));
    });
}

async function openOutbox({ statements, audit }: AdminDesk) {
  const { TendOutbox } = await import('./tend-outbox.js');
  return new TendOutbox(statements, audit);
}
