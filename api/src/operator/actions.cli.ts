import type { Command } from 'commander';
import type { CommandContext } from './commands/command-context.js';
import { between, dated, paged, pageOf, placeOf } from './commands/typed-words.js';
import type { OperatorActionResolver } from './operator-action.resolver.js';

/** Adds `npm run admin -- actions`. */
export function addActionsCommand(
  program: Command,
  { desk, show, by }: CommandContext<keyof OperatorActionResolver>,
): void {
  dated(paged(program.command('actions')))
    .description('who did what, the newest first')
    .action(async (how: { from?: string; to?: string; page: number }) => {
      await by('operatorActions');
      const { ReadActions } = await import('./read-actions.js');
      const { items, pagination } = await new ReadActions(desk.statements).page(between(how), pageOf(how));
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
}
