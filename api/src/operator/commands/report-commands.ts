import type { Command } from 'commander';
import type { CommandContext } from './command-context.js';
import { between, dated, paged, pageOf, placeOf } from './typed-words.js';

interface Days {
  from?: string;
  to?: string;
}

export function addReportCommands(program: Command, { desk, show, by }: CommandContext): void {
  dated(paged(program.command('actions')))
    .description('who did what, the newest first')
    .action(async (how: Days & { page: number }) => {
      await by('operatorActions');
      const { items, pagination } = await (await desk.actions()).page(between(how), pageOf(how));
      const rows = items.map(({ id, createdAt, actor, channel, action, entity, entityId, reason }) => ({
        id,
        createdAt,
        actor,
        channel,
        action,
        entity,
        entityId,
        reason,
      }));
      show(rows, placeOf(pagination));
    });

  dated(program.command('searches'))
    .description('what shoppers searched for, the most often first; 30 days unless they are named')
    .option('--nothing-found', 'only what found nothing, or only the nearest to it', false)
    .action(async ({ nothingFound, ...days }: Days & { nothingFound: boolean }) => {
      await by('searchReport');
      const { queries, withoutResult } = await (await desk.searches()).read({ ...days, limit: 50 });
      show(nothingFound ? withoutResult : queries);
    });
}
