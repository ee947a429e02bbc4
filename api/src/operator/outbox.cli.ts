import type { Command } from 'commander';
import type { AdminDesk } from './commands/admin-desk.js';
import type { CommandContext } from './commands/command-context.js';
import { eventId, oneOf, paged, pageOf, placeOf } from './commands/typed-words.js';
import type { DeadMessageResolver } from './dead-message.resolver.js';
import { LateMessageState } from './late-message-states.js';

const LATE_SHOWN = 50;

/**
 * Adds the command `npm run admin -- outbox …`, which lists messages delayed by a rate limit, and lists, retries and
 * drops messages whose sending was given up. With `--as` the account must be allowed to make the same calls of the
 * schema.
 */
export function addOutboxCommands(
  program: Command,
  { desk, show, by }: CommandContext<'lateMessages' | keyof DeadMessageResolver>,
): void {
  const outbox = program.command('outbox').description('messages that wait, and those that could not be sent');
  outbox
    .command('late')
    .description('the newest fifty that a budget held back: what became of them, and until when they wait')
    .option('--state <state>', `one of ${Object.keys(LateMessageState).join(', ')}`, oneOf(LateMessageState, 'state'))
    .action(async ({ state: wanted }: { state?: LateMessageState }) => {
      await by('lateMessages');
      const { ReadLateMessages } = await import('./read-late-messages.js');
      const late = new ReadLateMessages(desk.statements);
      const { nodes, totalCount } = await late.connection(
        { states: wanted ? [wanted] : null },
        { first: LATE_SHOWN },
        true,
      );
      const rows = nodes.map(
        ({ id, createdAt, topic, news, orderNumber, state: now, budget, waitsUntil, endedAt }) => ({
          ...{ id, createdAt, topic, news, order: orderNumber, state: now, budget, waitsUntil, endedAt },
        }),
      );
      show(rows, `${totalCount} in all`);
    });

  paged(outbox.command('dead'))
    .description('what was given up after ten attempts, the oldest first, and why')
    .action(async (how: { page: number }) => {
      await by('deadMessages');
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
      const replayed = await (await openOutbox(desk)).replay(await by('replayMessages'), ids);
      show(replayed.map((id) => ({ id, replayed: true })));
    });

  outbox
    .command('drop <ids...>')
    .description('gives these up for good: nobody is told')
    .action(async (typed: string[]) => {
      const dropped = await (await openOutbox(desk)).drop(await by('dropMessages'), typed.map(eventId));
      show(dropped.map((id) => ({ id, dropped: true })));
    });
}

async function openOutbox({ statements, audit }: AdminDesk) {
  const { TendOutbox } = await import('./tend-outbox.js');
  return new TendOutbox(statements, audit);
}
