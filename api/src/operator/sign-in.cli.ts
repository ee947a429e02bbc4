import type { Command } from 'commander';
import type { CommandContext } from './commands/command-context.js';

/**
 * Adds the command `npm run admin -- sign-in NAME`, which prints links that sign the operator NAME in, to the desk or
 * to the shop: only the link opened first works. With `--as`, the command needs an account that may call the mutation
 * `setRole`.
 */
export function addSignInCommand(program: Command, { desk, show, by }: CommandContext<'setRole'>): void {
  program
    .command('sign-in <email-or-phone>')
    .description('prints a link that signs this operator in, once, within 15 minutes')
    .action(async (who: string) => {
      const operator = await by('setRole');
      const [{ MakeSignInLink }, { openPeople }] = await Promise.all([
        import('./make-sign-in-link.js'),
        import('../identity/admin/open-people.js'),
      ]);
      const links = new MakeSignInLink(await openPeople(desk), desk.audit, desk.config);
      show([await links.for(operator, who)]);
    });
}
