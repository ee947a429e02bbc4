import type { Command } from 'commander';
import type { CommandContext } from '../../operator/commands/command-context.js';

/** Adds `npm run admin -- reset-factor NAME`, for an operator who has lost the app and the recovery codes. */
export function addSecondFactorCommand(program: Command, { desk, show, by }: CommandContext<'setRole'>): void {
  program
    .command('reset-factor <email-or-phone>')
    .description('removes the second factor of an operator who has lost it')
    .action(async (who: string) => {
      const operator = await by('setRole');
      const [{ openPeople }, { resetSecondFactor }] = await Promise.all([
        import('../../identity/admin/index.js'),
        import('../reset-second-factor.js'),
      ]);
      const id = await (await openPeople(desk)).idOf(who);
      show([{ id, removed: await resetSecondFactor(desk.audit, operator, id) }]);
    });
}
