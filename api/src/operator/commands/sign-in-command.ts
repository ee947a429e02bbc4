import type { Command } from 'commander';
import type { CommandContext } from './command-context.js';

/** Adds the command `npm run admin -- sign-in NAME`. It requires the access level of `setAccessLevel`. */
export function addSignInCommand(program: Command, { desk, show, by }: CommandContext): void {
  program
    .command('sign-in <email-or-phone>')
    .description('prints a link that signs this operator in, once, within 15 minutes')
    .action(async (who: string) => {
      const operator = await by('setAccessLevel');
      show([{ link: await (await desk.signInLinks()).for(operator, who) }]);
    });
}
